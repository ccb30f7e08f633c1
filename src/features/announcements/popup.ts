import { createStore } from 'zustand/vanilla'
import type { AppContext } from '../../registry/AppContext.ts'
import { pageLater } from '../../ui/later.ts'
import { keepClosed, keepRecord, readKept } from './kept.ts'
import { recordClosed, recordShown } from './model/popup.ts'
import type { Slide } from './model/slides.ts'

/** The id of the feature and of its overlay, as in `feature.ts`. */
const FEATURE = 'announcements'

interface Popup {
  /** Key of the reader's record. */
  readonly key: string
  readonly slides: readonly Slide[]
  /** How often it was closed. A change makes the rules read the storage again. */
  readonly closes: number
}

/** The slides, and the reader they are for. */
export const popupStore = createStore<Popup>(() => ({ key: '', slides: [], closes: 0 }))

type App = Pick<AppContext, 'overlays'>

const say = ({ overlays }: App, on: boolean, because: string): void =>
  overlays.decide(FEATURE, { on, because: `the popup: ${because}` })

/** Requests the popup. */
export function present(app: App, key: string, slides: readonly Slide[], because: string): void {
  popupStore.setState({ key, slides })
  say(app, true, because)
  if (!app.overlays.requested.getState().includes(FEATURE)) app.overlays.request(FEATURE)
}

/** The popup must not be shown now. */
export function withdraw(app: App, because: string): void {
  app.overlays.withdraw(FEATURE)
  say(app, false, because)
}

/** It is not known yet whether the popup will be shown, or it is about to be shown. */
export function wait(app: App, because: string): void {
  app.overlays.withdraw(FEATURE)
  app.overlays.decide(FEATURE, { on: false, because: `the popup: ${because}`, isPending: true })
}

const hashesOf = (slides: readonly Slide[]): readonly string[] => slides.map(({ hash }) => hash)

/** The popup is open. */
export function tellShown(): void {
  const { key, slides } = popupStore.getState()
  keepRecord(key, recordShown(readKept(key).record, hashesOf(slides)))
}

/**
 * The player closes the popup.
 *
 * @param today do not show it again today
 * @param leavingMs duration of the closing animation
 */
export function closePopup(today: boolean, leavingMs: number): void {
  const { key, slides } = popupStore.getState()
  keepRecord(key, recordClosed(hashesOf(slides), today, Date.now()))
  keepClosed(key)
  pageLater(() => popupStore.setState(({ closes }) => ({ closes: closes + 1 })), leavingMs)
}
