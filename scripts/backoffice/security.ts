/** Headers of every document; the policy for scripts and styles is the document's own. */
export const documentHeaders: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'x-content-type-options': 'nosniff',
  // For browsers that do not read frame-ancestors.
  'x-frame-options': 'SAMEORIGIN',
}

/** What a picture that is a document (SVG) may do: show itself. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'"

const entities: Record<string, string> = {
  '&#39;': "'",
  '&#x27;': "'",
  '&apos;': "'",
  '&quot;': '"',
  '&amp;': '&',
}

/** The policy that a document states in its meta element, with frame-ancestors, which a meta element cannot say. */
export const policyOf = (html: string): string => {
  const meta = html.match(/<meta\b[^<>]*http-equiv=["']?content-security-policy["']?[^>]*>/i)?.[0] ?? ''
  const [, , stated = ''] = meta.match(/\bcontent=(["'])(.*?)\1/is) ?? []
  const policy = stated.replace(/&(#39|#x27|apos|quot|amp);/g, (entity) => entities[entity] ?? entity).trim()
  return [policy.replace(/;\s*$/, ''), "frame-ancestors 'self'"].filter((part) => part !== '').join('; ')
}
