import type { Decision } from '../registry/evaluate.ts'
import type { Plan } from '../registry/plan.ts'
import { deepFreeze } from '../site/freeze.ts'
import type { Problem } from '../site/problem.ts'
import type { Flags, Site } from '../site/site.ts'
import type { SiteStore } from '../site/store.ts'
import type { ExplainedPlan, explainFeature } from './explainFeature.ts'
import type { ResolvedTheme } from './resolvedTheme.ts'

type Explain = typeof explainFeature

/** The content of `window.__SITE__` (docs/contract.md): read-only, without secrets and tokens. */
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
  look: ResolvedTheme,
  plan: (ExplainedPlan & Pick<Plan, 'problems'>) | undefined,
  runtimeProblems: readonly Problem[],
  explain?: Explain,
): SiteDescription {
  return deepFreeze({
    merchant: site.merchant.code,
    layout: look.layout,
    theme: look.scheme,
    // Flags with a share are decided in the plan's site.
    flags: { ...(site.shares && plan ? plan.facts.site : site).flags },
    problems: [...site.problems, ...look.problems, ...(plan?.problems ?? []), ...runtimeProblems],
    decisions: plan ? explained(plan, explain) : {},
  })
}

function explained(plan: ExplainedPlan, explain: Explain | undefined): Record<string, Decision> {
  const entries = Object.entries(plan.decisions).map(([id, { on }]) => [
    id,
    explain?.(id, plan) ?? { on, because: on ? 'on' : 'off' },
  ])
  return Object.fromEntries(entries)
}

/** Further values of the description, as soon as they are known. */
export interface Exposed {
  readonly planned: (plan: Plan) => void
  /** Until the explaining code is loaded after the first paint, each decision says only on or off. */
  readonly explainWith: (explain: Explain) => void
}

/** Defines `window.__SITE__` so that it returns the current state and cannot be replaced. */
export function exposeSite(page: Window, store: SiteStore, themeOf: (site: Site) => ResolvedTheme): Exposed {
  let plan: Plan | undefined
  let explain: Explain | undefined
  const current = () => {
    const { site, runtimeProblems } = store.getState()
    return site && describeSite(site, themeOf(site), plan, runtimeProblems, explain)
  }
  Object.defineProperty(page, '__SITE__', { get: current, configurable: false, enumerable: true })
  return {
    planned: (next) => {
      plan = next
    },
    explainWith: (words) => {
      explain = words
    },
  }
}
