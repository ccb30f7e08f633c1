import type { Page } from '@playwright/test'

/** Collects violations of the document's policy on all later pages. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('tellViolation', (what: string) => void violations.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const tell: unknown = Reflect.get(window, 'tellViolation')
      if (typeof tell === 'function')
        tell(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  return violations
}
