import type { Site } from '../../site/site.ts'
import { readSurroundings, type Surroundings } from '../account/public.ts'
import { isMarketingHeld } from '../marketing.ts'
import { readPixelTrack } from '../tracking/public.ts'
import type { Origin } from './model/requests.ts'

/** Reads from the browser what a registration says about where it comes from. */
export async function readOrigin(
  device: Surroundings['device'],
  site: Pick<Site, 'settings' | 'merchant'> | undefined,
): Promise<Origin> {
  const surroundings = readSurroundings(window, device)
  return { ...surroundings, pixelTrack: site && isMarketingHeld(site) ? {} : readPixelTrack(window) }
}
