import type { Decision } from '../registry/evaluate.ts'
import type { Plan } from '../registry/plan.ts'
import { deepFreeze } from '../site/freeze.ts'
import type { Problem } from '../site/problem.ts'
import type { Flags, Site } from '../site/site.ts'
import type { Look } from './look.ts'

/** What `window.__SITE__` says (contract, section 11): read-only, free of secrets and tokens. */
export interface SiteDescription {
  readonly merchant: string
  readonly layout: string
  readonly theme: string
  readonly flags: Flags
  readonly problems: readonly Problem[]
  readonly decisions: Readonly<Record<string, Decision>>
}

declare global {
  interface Window {
    readonly __SITE__?: SiteDescription | undefined
  }
}

export function describeSite(
  site: Site,
  look: Look,
  plan: Pick<Plan, 'decisions' | 'problems'> | undefined,
  runtimeProblems: readonly Problem[],
): SiteDescription {
  return deepFreeze({
    merchant: site.merchant.code,
    layout: look.layout,
    theme: look.scheme,
    flags: { ...site.flags },
    problems: [...site.problems, ...look.problems, ...(plan?.problems ?? []), ...runtimeProblems],
    decisions: { ...plan?.decisions },
  })
}

/** Lets `window.__SITE__` answer with what `current` says at that moment; nobody can replace it. */
export function exposeSite(page: Window, current: () => SiteDescription | undefined): void {
  Object.defineProperty(page, '__SITE__', { get: current, configurable: false, enumerable: true })
}
