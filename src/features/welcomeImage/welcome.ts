import { createStore } from 'zustand/vanilla'
import { featureDecisions, requestOverlay } from '../../registry/requestedOverlays.ts'
import { keepSeen, readHistory } from './kept.ts'
import { whyNone } from './model/rules.ts'
import type { Shown } from './run.ts'

/** The feature and its overlay, as `feature.ts` declares them. */
const FEATURE = 'welcomeImage'

/** What shows, one after the other, and which of it stands. */
export const welcomeStore = createStore<{ readonly pictures: readonly Shown[]; readonly at: number }>(() => ({
  pictures: [],
  at: 0,
}))

let cancelRequest = (): void => undefined

/** Says why it shows, or does not: `window.__SITE__.decisions`. */
export const say = (on: boolean, because: string): void =>
  featureDecisions.setState({ [FEATURE]: { on, because } })

/** Asks for the overlay; it comes when the queue lets it. */
export function show(pictures: readonly Shown[]): void {
  welcomeStore.setState({ pictures, at: 0 })
  cancelRequest()
  cancelRequest = requestOverlay(FEATURE)
}

/** The player has left home, or has seen all. */
export function withdraw(): void {
  cancelRequest()
  cancelRequest = () => undefined
  welcomeStore.setState({ pictures: [], at: 0 })
}

/** Saved or closed: it is remembered. */
export function remember({ group, fileName }: Shown): void {
  keepSeen(group, fileName)
}

/** The next one has its turn, if there is one. */
export function continueTo(): void {
  const { pictures, at } = welcomeStore.getState()
  if (at + 1 < pictures.length) {
    welcomeStore.setState({ at: at + 1 })
    return
  }
  withdraw()
  say(false, whyNone(undefined, readHistory()))
}
