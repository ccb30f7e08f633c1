import { DEFAULT_POLICY, type TrustedRules } from './trusted.ts'

const admitted = new Set<TrustedRules>()

/**
 * Installs the default Trusted Types policy for code that does not use policies itself. The browser applies its rules
 * whenever text reaches a sink that can run it. Without this call everything is refused.
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
