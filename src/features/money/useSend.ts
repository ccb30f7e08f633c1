import { useEffect, useRef, useState } from 'react'
import type { Call } from '../../api/call.ts'
import type { ErrorMessage } from '../../api/errorMessage.ts'
import { useApp } from '../../registry/AppContext.ts'
import { formErrorMessage, isHttps } from '../shared/formErrorMessage.ts'
import { isNotOffered } from './model/notOffered.ts'

/** Why something that was sent did not come about. */
export interface Refused {
  readonly errorMessage: ErrorMessage
  /** This back office has no such call. */
  readonly notOffered: boolean
}

export interface Send<Body, Value> {
  readonly busy: boolean
  readonly refused: Refused | undefined
  /** Sends, one at a time; undefined where it failed, or one is under way already. */
  readonly send: (body: Body) => Promise<Value | undefined>
  /** What was refused is no longer what stands there. */
  readonly forget: () => void
}

/** A form's one call, with what the form says of its failure. */
export function useSend<Body, Value>(call: Call<undefined, Body, Value>): Send<Body, Value> {
  const { client } = useApp()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const under = useRef<AbortController>(undefined)
  useEffect(() => () => under.current?.abort(), [])

  const send = async (body: Body): Promise<Value | undefined> => {
    if (under.current) return undefined
    const stop = new AbortController()
    under.current = stop
    setBusy(true)
    setRefused(undefined)
    try {
      return await client.send(call, { body, signal: stop.signal, alert: false })
    } catch (error) {
      if (!stop.signal.aborted)
        setRefused({
          errorMessage: formErrorMessage(error, { https: isHttps() }),
          notOffered: isNotOffered(error),
        })
      return undefined
    } finally {
      under.current = undefined
      if (!stop.signal.aborted) setBusy(false)
    }
  }
  return { busy, refused, send, forget: () => setRefused(undefined) }
}
