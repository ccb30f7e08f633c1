let came = false

/** Records that a vendor's script is about to run in this page. */
export function noteVendorScript(): void {
  came = true
}

/**
 * Whether a third-party script, or one loaded by such a script, has run in this page. It can read everything in the
 * page, so a page with a session must be another document.
 */
export function hasVendorScript(): boolean {
  const { origin } = window.location
  return came || Array.from(document.scripts).some(({ src }) => src !== '' && !src.startsWith(`${origin}/`))
}
