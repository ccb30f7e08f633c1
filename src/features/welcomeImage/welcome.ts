import { createStore } from 'zustand/vanilla'
import type { AppContext } from '../../registry/AppContext.ts'
import { keepSeen, readHistory } from './kept.ts'
import { whyNone } from './model/rules.ts'
import type { Shown } from './run.ts'

/** The feature and its overlay, as `feature.ts` declares them. */
const FEATURE = 'welcomeImage'

/** The images to show one after the other, and the index of the current one. */
export const welcomeStore = createStore<{ readonly pictures: readonly Shown[]; readonly at: number }>(() => ({
  pictures: [],
  at: 0,
}))

type App = Pick<AppContext, 'overlays'>

/** Says why it shows, or does not: `window.__SITE__.decisions`. */
export const say = ({ overlays }: App, on: boolean, because: string): void =>
  overlays.decide(FEATURE, { on, because })

/** Asks for the overlay; it comes when the queue lets it. */
export function show({ overlays }: App, pictures: readonly Shown[]): void {
  welcomeStore.setState({ pictures, at: 0 })
  overlays.request(FEATURE)
}

/** The player has left home, or has seen all. */
export function withdraw({ overlays }: App): void {
  overlays.withdraw(FEATURE)
  welcomeStore.setState({ pictures: [], at: 0 })
}

/** Records that an image was saved or closed. */
export function remember({ group, fileName }: Shown): void {
  keepSeen(group, fileName)
}

/** Shows the next image, if there is one. */
export function continueTo(app: App): void {
  const { pictures, at } = welcomeStore.getState()
  if (at + 1 < pictures.length) {
    welcomeStore.setState({ at: at + 1 })
    return
  }
  withdraw(app)
  say(app, false, whyNone(undefined, readHistory()))
}
