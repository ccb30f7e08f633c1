/** A request of a page. `type` is Playwright's resource type. */
export interface Asked {
  readonly method: string
  readonly url: string
  readonly type: string
}

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS']
/** What a site may have on other hosts and what only shows. Scripts and frames of others count visits. */
const SHOWN: readonly string[] = ['image', 'font', 'media', 'stylesheet']
const WITHIN_THE_PAGE: readonly string[] = ['data:', 'blob:']

/** Whether a visit that leaves nothing behind at a site may send a request. Pure. */
export function mayAsk({ method, url, type }: Asked, origin: string): boolean {
  const address = URL.parse(url)
  if (!address || !READS.includes(method)) return false
  return address.origin === origin || WITHIN_THE_PAGE.includes(address.protocol) || SHOWN.includes(type)
}
