import { createStore } from 'zustand/vanilla'
import type { AppContext } from '../../registry/AppContext.ts'
import { pageLater } from '../../ui/toastStore.ts'
import { keepClosed, keepRecord, readKept } from './kept.ts'
import { recordClosed, recordShown } from './model/popup.ts'
import type { Slide } from './model/slides.ts'

/** The feature, and its overlay, as `feature.ts` declares them. */
const FEATURE = 'announcements'

interface Popup {
  /** Key of the reader's record. */
  readonly key: string
  readonly slides: readonly Slide[]
  /** How often it was closed: what is stored is another thing from then on. */
  readonly closes: number
}

/** What is announced, to whom. */
export const popupStore = createStore<Popup>(() => ({ key: '', slides: [], closes: 0 }))

type App = Pick<AppContext, 'overlays'>

const say = ({ overlays }: App, on: boolean, because: string): void =>
  overlays.decide(FEATURE, { on, because: `the popup: ${because}` })

/** Asks for the popup. */
export function present(app: App, key: string, slides: readonly Slide[], because: string): void {
  popupStore.setState({ key, slides })
  say(app, true, because)
  if (!app.overlays.requested.getState().includes(FEATURE)) app.overlays.request(FEATURE)
}

/** It is not to be shown now. */
export function withdraw(app: App, because: string): void {
  app.overlays.withdraw(FEATURE)
  say(app, false, because)
}

/** It is not known yet whether it is to be shown, or it is to be shown in a moment. */
export function wait(app: App, because: string): void {
  app.overlays.withdraw(FEATURE)
  app.overlays.decide(FEATURE, { on: false, because: `the popup: ${because}`, isPending: true })
}

const hashesOf = (slides: readonly Slide[]): readonly string[] => slides.map(({ hash }) => hash)

/** It stands before the player. */
export function tellShown(): void {
  const { key, slides } = popupStore.getState()
  keepRecord(key, recordShown(readKept(key).record, hashesOf(slides)))
}

/**
 * The player closes it.
 *
 * @param today not again today
 * @param leavingMs how long it needs to go
 */
export function closePopup(today: boolean, leavingMs: number): void {
  const { key, slides } = popupStore.getState()
  keepRecord(key, recordClosed(hashesOf(slides), today, Date.now()))
  keepClosed(key)
  pageLater(() => popupStore.setState(({ closes }) => ({ closes: closes + 1 })), leavingMs)
}
