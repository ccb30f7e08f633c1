import { DEFAULT_POLICY, OWN_POLICY } from '../../src/ui/url/trusted.ts'

/** The hash of an empty text: styled-components fills an empty style element through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The style sheet of Google One Tap's card, for browsers without a card of their own. */
const ONE_TAP_STYLE = 'https://accounts.google.com/gsi/style'

/** Ours, the one for vendors' scripts (created only where one is loaded), and DOMPurify's. */
const POLICIES = [OWN_POLICY, DEFAULT_POLICY, 'dompurify']

/**
 * The document's Content-Security-Policy. Only scripts that the hashed inline script loads can run. Merchants' pictures, game
 * frames and endpoints have hosts that no build knows, so any host is allowed for those; they cannot run code here. The same
 * holds for style sheets: the captcha vendor's script loads its own from servers that the back office names.
 * http is allowed beside https, because a site and its endpoints may be served over http.
 */
export function documentPolicy(hashes: { scripts: readonly string[]; styles: readonly string[] }): string {
  return [
    "default-src 'none'",
    `script-src ${hashes.scripts.join(' ')} 'strict-dynamic'`,
    `style-src 'self' https: http: ${[EMPTY_STYLE, ...hashes.styles].join(' ')} ${ONE_TAP_STYLE}`,
    "img-src 'self' data: blob: https: http:",
    "font-src 'self'",
    "connect-src 'self' https: http:",
    'frame-src https: http:',
    "media-src 'self' https: http:",
    "worker-src 'self'",
    // data: for a manifest that the app completes (src/app/appManifest.ts).
    "manifest-src 'self' data:",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${POLICIES.join(' ')}`,
  ].join('; ')
}
