import type { Site } from '../../../site/site.ts'
import { isMarketingHeld } from '../../shared/marketing.ts'
import { readPixelTrack } from '../../tracking/public.ts'
import { type RequestContext, readRequestContext } from '../account/public.ts'
import type { Origin } from './model/requests.ts'

/** Reads the browser's values that a registration sends about its origin. */
export async function readOrigin(
  device: RequestContext['device'],
  site: Pick<Site, 'settings' | 'merchant'> | undefined,
): Promise<Origin> {
  const requestContext = readRequestContext(window, device)
  return { ...requestContext, pixelTrack: site && isMarketingHeld(site) ? {} : readPixelTrack(window) }
}
