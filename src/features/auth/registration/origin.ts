import type { Site } from '../../../site/site.ts'
import { isMarketingHeld } from '../../shared/marketing.ts'
import { readPixelTrack } from '../../tracking/public.ts'
import { type RequestContext, readRequestContext } from '../account/public.ts'
import type { Origin } from './model/requests.ts'

/** Reads from the browser what a registration says about where it comes from. */
export async function readOrigin(
  device: RequestContext['device'],
  site: Pick<Site, 'settings' | 'merchant'> | undefined,
): Promise<Origin> {
  const requestContext = readRequestContext(window, device)
  return { ...requestContext, pixelTrack: site && isMarketingHeld(site) ? {} : readPixelTrack(window) }
}
