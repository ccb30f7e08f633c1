/** Headers of every document; the policy for scripts and styles is the document's own. */
export const documentHeaders: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'x-content-type-options': 'nosniff',
  // For browsers without frame-ancestors.
  'x-frame-options': 'SAMEORIGIN',
}

/** The policy of SVG pictures, which are documents: nothing but their own styles. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'"

const entities: Record<string, string> = {
  '&#39;': "'",
  '&#x27;': "'",
  '&apos;': "'",
  '&quot;': '"',
  '&amp;': '&',
}

/** The policy of a document's meta element, plus frame-ancestors, which meta elements do not support. */
export const policyOf = (html: string): string => {
  const meta = html.match(/<meta\b[^<>]*http-equiv=["']?content-security-policy["']?[^>]*>/i)?.[0] ?? ''
  const [, , stated = ''] = meta.match(/\bcontent=(["'])(.*?)\1/is) ?? []
  const policy = stated.replace(/&(#39|#x27|apos|quot|amp);/g, (entity) => entities[entity] ?? entity).trim()
  return [policy.replace(/;\s*$/, ''), "frame-ancestors 'self'"].filter((part) => part !== '').join('; ')
}
