import { requestOverlay } from '../../registry/requestedOverlays.ts'
import { localStore } from '../shared/localStore.ts'
import { type Consent, consentKey } from '../shared/marketing.ts'

/** The overlay, as `feature.ts` declares it. */
const OVERLAY = 'consent'

const followers = new Set<() => void>()
let cancelRequest: (() => void) | undefined
/** What a player pressed to be asked once more. */
let opener: HTMLElement | undefined

/** Asks the player; what it returns takes the question back, unless they asked for it themselves. */
export function askForConsent(): () => void {
  const stop = requestOverlay(OVERLAY)
  return () => {
    if (!opener) stop()
  }
}

/** The player wants to answer once more. */
export function manageConsent(): void {
  const { activeElement } = document
  opener = activeElement instanceof HTMLElement ? activeElement : document.body
  cancelRequest?.()
  cancelRequest = requestOverlay(OVERLAY)
}

/** Whether the player asked for the question: then they are led to it, and back. */
export const isManaged = (): boolean => opener !== undefined

/** Keeps the answer. */
export function answerConsent(merchant: string, consent: Consent): void {
  const back = opener
  opener = undefined
  cancelRequest?.()
  cancelRequest = undefined
  localStore.setItem(consentKey(merchant), consent)
  for (const tell of followers) tell()
  if (back?.isConnected) back.focus({ preventScroll: true })
}

/** Hears of every answer, in this tab or another. */
export function followConsent(page: Pick<Window, 'addEventListener'>, tell: () => void): void {
  followers.add(tell)
  page.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(consentKey(''))) tell()
  })
}
