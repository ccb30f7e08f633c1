import { guardUrl, withParams } from '../../../ui/url/guard.ts'

/** Who referred the visitor, as far as known. */
export interface Codes {
  readonly affiliateCode?: string | undefined
  readonly referralCode?: string | undefined
}

const RETRY_PATH = '/m/index.html'

/**
 * Where Retry leads: `{fastLine}/m/index.html` with `affiliateCode` and `r` when known (docs/conformance.md § 2.2, § 2.4), and
 * nothing else: no token goes along. Undefined where the line is no web address.
 */
export function retryAddress(endpoint: string, { affiliateCode, referralCode }: Codes): string | undefined {
  const url = guardUrl(RETRY_PATH, { base: endpoint, allow: 'link' })
  return (
    url && withParams(url, { affiliateCode: affiliateCode || undefined, r: referralCode || undefined }).href
  )
}
