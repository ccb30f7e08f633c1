import { admit } from '../../ui/url/defaultPolicy.ts'
import { guardUrl } from '../../ui/url/guard.ts'
import type { TrustedRules } from '../../ui/url/trusted.ts'

/** Where a vendor's scripts may come from. */
export interface VendorScripts {
  /** Beginnings of addresses, with their scheme, or paths of this origin. */
  readonly addresses: readonly string[]
  /** Domains, with all below them, by https. */
  readonly domains?: readonly string[]
}

/** Google's sign-in, Firebase's and reCAPTCHA's scripts, and what those bring. No whole host: some answer with any script. */
export const GOOGLE_SCRIPTS: readonly string[] = [
  'https://apis.google.com/',
  'https://accounts.google.com/gsi/',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
]

/** A beginning ends at a slash: `https://a.example` does not begin `https://a.example.org`. */
const asBeginning = (address: string): string => (address.endsWith('/') ? address : `${address}/`)

/** The rules of a document that has admitted these; `lists` may grow. `harmless` makes HTML of strangers such. */
export function vendorRules(
  lists: ReadonlySet<VendorScripts>,
  base: string,
  harmless: (html: string) => string | null,
): TrustedRules {
  const find = (address: string) => guardUrl(address, { base, allow: 'link' })
  return {
    createScriptURL(text) {
      const url = find(text)
      if (!url) return null
      const { href, protocol, hostname } = url
      const isListed = [...lists].some(
        ({ addresses, domains = [] }) =>
          addresses.some((address) => {
            const start = find(asBeginning(address))?.href
            return start !== undefined && href.startsWith(start)
          }) ||
          (protocol === 'https:' &&
            domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))),
      )
      return isListed ? href : null
    },
    createHTML: harmless,
  }
}

const vendors = new Set<VendorScripts>()
let rules: TrustedRules | undefined

/** DOMPurify comes with what shows a back office's HTML, in one chunk, and only where either is needed. */
const loadHarmless = () => import('./RichText.tsx').then(({ harmless }) => harmless)

/**
 * Lets vendors' scripts, which know nothing of policies, go on in this document: they may bring scripts from what is listed,
 * and write HTML with nothing in it that acts. A document that has admitted nobody refuses both.
 *
 * @throws Error where the chunk with the rules cannot be had
 */
export async function admitVendor(vendor: VendorScripts): Promise<void> {
  const harmless = await loadHarmless()
  vendors.add(vendor)
  rules ??= vendorRules(vendors, window.location.href, harmless)
  admit(rules)
}
