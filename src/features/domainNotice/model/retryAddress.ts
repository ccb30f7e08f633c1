import { guardUrl, withParams } from '../../../ui/url/guard.ts'

/** The referral codes, as far as known. */
export interface Codes {
  readonly affiliateCode?: string | undefined
  readonly referralCode?: string | undefined
}

const RETRY_PATH = '/m/index.html'

/**
 * The address of Retry: `{fastLine}/m/index.html` with `affiliateCode` and `r` if known (docs/conformance.md § 2.2, § 2.4), and
 * nothing else: a token is never added. undefined if the endpoint is not a web address.
 */
export function retryAddress(endpoint: string, { affiliateCode, referralCode }: Codes): string | undefined {
  const url = guardUrl(RETRY_PATH, { base: endpoint, allow: 'link' })
  return (
    url && withParams(url, { affiliateCode: affiliateCode || undefined, r: referralCode || undefined }).href
  )
}
