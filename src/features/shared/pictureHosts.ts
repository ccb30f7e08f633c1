import { createPictureHosts, originOf, watchPictures } from '../../ui/pictureHosts.ts'

const hosts = createPictureHosts(Date.now)
const relays = new Set<string>()

/** Sorts the URLs of a picture: URLs of failing hosts come last. */
export const byHealth = hosts.order

/** Starts watching the site's image CDNs for failures. */
export function mindRelays(cdns: readonly string[]): void {
  if (cdns.length > 0 && relays.size === 0) watchPictures(document, hosts, (origin) => relays.has(origin))
  for (const cdn of cdns) relays.add(originOf(cdn))
}
