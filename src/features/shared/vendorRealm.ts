let came = false

/** A vendor's script is about to run in this page. */
export function noteVendorScript(): void {
  came = true
}

/**
 * Whether another site's script has run in this page: one that we brought, or one that such a script brought in its turn. It can
 * read whatever the page holds from then on, which is why a page with a session is another one.
 */
export function hasVendorScript(): boolean {
  const { origin } = window.location
  return came || Array.from(document.scripts).some(({ src }) => src !== '' && !src.startsWith(`${origin}/`))
}
