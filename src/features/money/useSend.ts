import { useEffect, useRef, useState } from 'react'
import type { Call } from '../../api/call.ts'
import type { ErrorMessage } from '../../api/errorMessage.ts'
import { useApp } from '../../registry/AppContext.ts'
import { formErrorMessage, isHttps } from '../shared/formErrorMessage.ts'
import { isNotOffered } from './model/notOffered.ts'

/** Why a request failed. */
export interface Refused {
  readonly errorMessage: ErrorMessage
  /** The back office does not have this call. */
  readonly notOffered: boolean
}

export interface Send<Body, Value> {
  readonly busy: boolean
  readonly refused: Refused | undefined
  /** Sends one request at a time. Undefined: it failed, or another one is still running. */
  readonly send: (body: Body) => Promise<Value | undefined>
  /** Clears the failure, after the user has edited the form. */
  readonly forget: () => void
}

/** Sends a form's call and holds its busy state and failure. */
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
