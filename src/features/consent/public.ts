import { type AppContext, onePer } from '../../registry/AppContext.ts'
import type { Overlays } from '../../registry/overlays.ts'
import { localStore } from '../shared/localStore.ts'
import { type Consent, consentKey } from '../shared/marketing.ts'

type App = Pick<AppContext, 'overlays'>

interface ConsentPage {
  readonly followers: Set<() => void>
  /** The element that had the focus when the player reopened the question. */
  opener: HTMLElement | undefined
}

/** The id of the overlay, as in `feature.ts`. */
const OVERLAY = 'consent'

const consentOf = onePer((_: Overlays): ConsentPage => ({ followers: new Set(), opener: undefined }))

/** Asks the player. The returned function withdraws the question, unless the player opened it. */
export function askForConsent({ overlays }: App): () => void {
  overlays.request(OVERLAY)
  return () => {
    if (!consentOf(overlays).opener) overlays.withdraw(OVERLAY)
  }
}

/** Opens the question again at the player's request. */
export function manageConsent({ overlays }: App): void {
  const { activeElement } = document
  consentOf(overlays).opener = activeElement instanceof HTMLElement ? activeElement : document.body
  overlays.request(OVERLAY)
}

/** Whether the player opened the question: then it gets the focus, which returns to the opener afterwards. */
export const isManaged = ({ overlays }: App): boolean => consentOf(overlays).opener !== undefined

/** Stores the answer. */
export function answerConsent({ overlays }: App, merchant: string, consent: Consent): void {
  const page = consentOf(overlays)
  const back = page.opener
  page.opener = undefined
  overlays.withdraw(OVERLAY)
  localStore.setItem(consentKey(merchant), consent)
  for (const tell of page.followers) tell()
  if (back?.isConnected) back.focus({ preventScroll: true })
}

/** Calls `tell` after every answer, in this tab or another. */
export function followConsent(
  { page, overlays }: App & { readonly page: Pick<Window, 'addEventListener'> },
  tell: () => void,
): void {
  consentOf(overlays).followers.add(tell)
  page.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(consentKey(''))) tell()
  })
}
