import { DEFAULT_POLICY, OWN_POLICY } from '../../src/ui/url/trusted.ts'

/** styled-components fills an empty style element through the CSSOM: this is the hash of nothing. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Google One Tap dresses its card, where the browser draws none of its own, with this sheet. */
const ONE_TAP_STYLE = 'https://accounts.google.com/gsi/style'

/** Ours, the one for vendors' scripts (made only where one is brought), and DOMPurify's. */
const POLICIES = [OWN_POLICY, DEFAULT_POLICY, 'dompurify']

/**
 * The document's Content-Security-Policy. Scripts run only if the hashed inline script brought them. Merchants' pictures,
 * game frames and lines have hosts that no build can know: those three are open to the web, and cannot run code here. So are
 * style sheets: the captcha vendor's script brings its own, from servers that the back office names.
 * Plain http stands beside https because a site may itself be served over http, with its lines.
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
    // data: what a back office's manifest leaves out (src/app/appManifest.ts).
    "manifest-src 'self' data:",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${POLICIES.join(' ')}`,
  ].join('; ')
}
