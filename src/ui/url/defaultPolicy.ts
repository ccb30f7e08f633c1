import { DEFAULT_POLICY, type TrustedRules } from './trusted.ts'

const admitted = new Set<TrustedRules>()

/**
 * Lets code that knows nothing of policies go on in this document, as far as its rules say: the browser asks them wherever a
 * text comes to what could run it. A document in which nobody was admitted refuses all.
 */
export function admit(rules: TrustedRules, page: Pick<Window, 'trustedTypes'> = window): void {
  admitted.add(rules)
  if (!page.trustedTypes || page.trustedTypes.defaultPolicy) return
  const first = (find: (one: TrustedRules) => string | null): string | null => {
    for (const one of admitted) {
      const found = find(one)
      if (found !== null) return found
    }
    return null
  }
  page.trustedTypes.createPolicy(DEFAULT_POLICY, {
    createScriptURL: (url) => first((one) => one.createScriptURL(url)),
    createHTML: (html) => first((one) => one.createHTML(html)),
  })
}
