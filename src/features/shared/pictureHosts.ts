import { createPictureHosts, originOf, watchPictures } from '../../ui/pictureHosts.ts'

const hosts = createPictureHosts(Date.now)
const relays = new Set<string>()

/** Addresses of one picture, those of hosts that fail last. */
export const byHealth = hosts.order

/** Minds how a site's image CDNs do, from the first one on. */
export function mindRelays(cdns: readonly string[]): void {
  if (cdns.length > 0 && relays.size === 0) watchPictures(document, hosts, (origin) => relays.has(origin))
  for (const cdn of cdns) relays.add(originOf(cdn))
}
