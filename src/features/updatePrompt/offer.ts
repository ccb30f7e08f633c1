import { type AppContext, onePer } from '../../registry/AppContext.ts'
import type { Overlays } from '../../registry/overlays.ts'
import { withTracked } from '../../ui/url/guard.ts'
import { afterUpdate, RELOAD_DELAY_MS } from './model/update.ts'
import { retireDocument } from './retireDocument.ts'

/** Id of the overlay and of the feature that requests it. */
const UPDATE_PROMPT = 'updatePrompt'

type Registered = () => Promise<ServiceWorkerRegistration | undefined>

/** The update that the open prompt offers. */
const offerOf = onePer((_: Overlays): { registered: Registered; isLeaving: boolean } => ({
  registered: async () => undefined,
  isLeaving: false,
}))

/** Shows the prompt as soon as the queue and the player's screen allow; where it stands already nothing changes. */
export function offerUpdate({ overlays }: Pick<AppContext, 'overlays'>, registered: Registered): void {
  offerOf(overlays).registered = registered
  if (!overlays.requested.getState().includes(UPDATE_PROMPT)) overlays.request(UPDATE_PROMPT)
}

/** Closes the prompt until the next version. */
export const putOff = ({ overlays }: Pick<AppContext, 'overlays'>): void => overlays.withdraw(UPDATE_PROMPT)

/** The player's Refresh loads this page again, and no other tab's (docs/conformance.md § 1.2, § 1.9). Once. */
export async function refreshNow({ page, overlays }: AppContext): Promise<void> {
  const offer = offerOf(overlays)
  if (offer.isLeaving) return
  offer.isLeaving = true
  await retireDocument(await offer.registered(), page)
  page.setTimeout(() => {
    const { location } = page
    const target = afterUpdate(location.pathname)
    if (target === 'reload') location.reload()
    else {
      const { pathname, search } = withTracked(target, location.search)
      location.assign(pathname + search)
    }
  }, RELOAD_DELAY_MS)
}
