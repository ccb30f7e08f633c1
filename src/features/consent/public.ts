import { type AppContext, onePer } from '../../registry/AppContext.ts'
import type { Overlays } from '../../registry/overlays.ts'
import { localStore } from '../shared/localStore.ts'
import { type Consent, consentKey } from '../shared/marketing.ts'

type App = Pick<AppContext, 'overlays'>

interface ConsentPage {
  readonly followers: Set<() => void>
  /** What a player pressed to be asked once more. */
  opener: HTMLElement | undefined
}

/** The overlay, as `feature.ts` declares it. */
const OVERLAY = 'consent'

const consentOf = onePer((_: Overlays): ConsentPage => ({ followers: new Set(), opener: undefined }))

/** Asks the player; what it returns takes the question back, unless they asked for it themselves. */
export function askForConsent({ overlays }: App): () => void {
  overlays.request(OVERLAY)
  return () => {
    if (!consentOf(overlays).opener) overlays.withdraw(OVERLAY)
  }
}

/** The player wants to answer once more. */
export function manageConsent({ overlays }: App): void {
  const { activeElement } = document
  consentOf(overlays).opener = activeElement instanceof HTMLElement ? activeElement : document.body
  overlays.request(OVERLAY)
}

/** Whether the player asked for the question: then they are led to it, and back. */
export const isManaged = ({ overlays }: App): boolean => consentOf(overlays).opener !== undefined

/** Keeps the answer. */
export function answerConsent({ overlays }: App, merchant: string, consent: Consent): void {
  const page = consentOf(overlays)
  const back = page.opener
  page.opener = undefined
  overlays.withdraw(OVERLAY)
  localStore.setItem(consentKey(merchant), consent)
  for (const tell of page.followers) tell()
  if (back?.isConnected) back.focus({ preventScroll: true })
}

/** Hears of every answer, in this tab or another. */
export function followConsent(
  { page, overlays }: App & { readonly page: Pick<Window, 'addEventListener'> },
  tell: () => void,
): void {
  consentOf(overlays).followers.add(tell)
  page.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(consentKey(''))) tell()
  })
}
