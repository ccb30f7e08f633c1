import { type RefObject, useEffect, useRef, useState } from 'react'
import { call } from '../call.ts'
import { type Liveness, watchLiveness } from '../liveness.ts'
import type { Conditions, Here } from '../model/wire.ts'
import { attempt, change, heardFrom, type Placed, patchOf, say, useStore, worldOf } from '../store.ts'
import { labels } from '../texts.ts'

interface Shown {
  readonly url: string
  /** Changes with each document. */
  readonly key: string
}

const isMessage = (
  data: unknown,
): data is { kind: string; here?: Here; feature?: string; section?: string } =>
  typeof data === 'object' && data !== null && 'kind' in data && typeof data.kind === 'string'

/** Sends a document its conditions, and whether the site is to be requested again. */
function tell(
  frame: HTMLIFrameElement | null,
  address: string,
  conditions: Conditions,
  isChanged: boolean,
): void {
  const to = originOf(address)
  if (to === '') return
  frame?.contentWindow?.postMessage({ kind: 'conditions', conditions }, to)
  if (isChanged) frame?.contentWindow?.postMessage({ kind: 'again' }, to)
}

const originOf = (address: string): string => /^https?:\/\/[^/]+/.exec(address)?.[0] ?? ''

/**
 * Keeps one phone in sync with its state: its world in the back office, its document, and the state that it reports. Changes
 * that a running page supports are applied without a reload; another visitor or device loads the page anew.
 */
export function useFrame({ slot, phone, resets, goes }: Placed, frame: RefObject<HTMLIFrameElement | null>) {
  const patch = useStore((state) => patchOf(state.history.now, phone.merchant))
  const clock = useStore((state) => state.clock)
  const isPicking = useStore((state) => state.picking === slot)
  const [shown, setShown] = useState<Shown>()
  const [isDead, setDead] = useState(false)
  const liveness = useRef<Liveness>(undefined)
  /** The document shows a screen: until then it does not hear that something has changed. */
  const isListening = useRef(false)
  /** What it has not heard. */
  const missed = useRef<Conditions>(undefined)
  const settled = useRef({ visit: '', place: '', patch, clock })
  const { merchant, who, device, prompts, announcements, language, scheme, direction, network, at } = phone
  const visit = [merchant, who, device, prompts, announcements, language, at, resets].join('|')
  const place = `${visit}|${goes}`
  const path = useRef(phone.path)
  path.current = phone.path
  const origin = shown ? originOf(shown.url) : ''

  // One request at a time: of two at once, the earlier could be carried out last, and its patch would stay.
  const queue = useRef(Promise.resolve())

  useEffect(() => {
    let left = false
    const sync = async () => {
      if (left) return
      const before = settled.current
      const fresh = before.visit !== visit
      const asked = {
        ...{ merchant, world: worldOf(slot), patch, clock, fresh },
        phone: {
          ...{ merchant, who, device, prompts, announcements, language, scheme, direction, network, at },
          path: path.current,
        },
      }
      if (fresh && resets > 0) await call('reset', { world: worldOf(slot) }).catch(() => undefined)
      const { url, conditions } = await call<{ url: string; conditions: Conditions }>('bench', asked)
      if (left) return
      settled.current = { visit, place, patch, clock }
      if (fresh || before.place !== place) {
        isListening.current = false
        setShown({ url, key: `${conditions.visit}|${goes}` })
        return
      }
      if (!isListening.current) missed.current = conditions
      const isChanged = before.patch !== patch || before.clock !== clock
      tell(frame.current, url, conditions, isChanged)
    }
    queue.current = queue.current.then(() => attempt(sync))
    return () => {
      left = true
    }
  }, [
    slot,
    visit,
    place,
    patch,
    clock,
    goes,
    resets,
    frame,
    merchant,
    who,
    device,
    prompts,
    announcements,
    language,
    scheme,
    direction,
    network,
    at,
  ])

  useEffect(() => {
    const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || from !== origin || !isMessage(data)) return
      liveness.current?.heard()
      if (data.kind === 'here' && data.here) {
        if (data.here.screen !== '') isListening.current = true
        if (isListening.current && missed.current) tell(frame.current, from, missed.current, true)
        if (isListening.current) missed.current = undefined
        heardFrom(slot, data.here)
      }
      if (data.kind === 'picked') {
        const picked = data.feature || data.section || ''
        change({ picking: undefined, picked })
        say(picked ? labels.why.picked(picked) : labels.why.pickedNone)
      }
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [slot, origin, frame])

  const wasPicking = useRef(false)
  useEffect(() => {
    if (isPicking === wasPicking.current) return
    wasPicking.current = isPicking
    if (origin) frame.current?.contentWindow?.postMessage({ kind: 'pick', on: isPicking }, origin)
  }, [isPicking, origin, frame])

  // A page that reports nothing cannot take changes, whether it never began or has ended since.
  const key = shown?.key
  useEffect(() => {
    setDead(false)
    if (key === undefined) return
    const watched = watchLiveness(document, setDead)
    liveness.current = watched
    return watched.stop
  }, [key])

  return { shown, isDead }
}
