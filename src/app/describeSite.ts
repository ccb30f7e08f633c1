import type { Decision, evaluate } from '../registry/evaluate.ts'
import type { Plan } from '../registry/plan.ts'
import { deepFreeze } from '../site/freeze.ts'
import type { Problem } from '../site/problem.ts'
import type { Flags, Site } from '../site/site.ts'
import type { SiteStore } from '../site/store.ts'
import type { ResolvedTheme } from './resolvedTheme.ts'

/** Says why a gate is open or shut. */
type Explain = typeof evaluate

/** What `window.__SITE__` says (docs/contract.md): read-only, free of secrets and tokens. */
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
  plan: Pick<Plan, 'decisions' | 'facts' | 'problems'> | undefined,
  runtimeProblems: readonly Problem[],
  explain?: Explain,
): SiteDescription {
  return deepFreeze({
    merchant: site.merchant.code,
    layout: look.layout,
    theme: look.scheme,
    flags: { ...site.flags },
    problems: [...site.problems, ...look.problems, ...(plan?.problems ?? []), ...runtimeProblems],
    decisions: plan ? explained(plan, explain) : {},
  })
}

function explained(
  { decisions, facts }: Pick<Plan, 'decisions' | 'facts'>,
  explain: Explain | undefined,
): Record<string, Decision> {
  const entries = Object.entries(decisions).map(([id, { gate, on }]) => {
    const decision = explain?.(gate, facts) ?? { on, because: on ? 'on' : 'off' }
    return [id, { ...decision, because: [decision.because, ...emptySections(id, facts)].join('; ') }]
  })
  return Object.fromEntries(entries)
}

/** Sections of home that a feature has and that show nothing, with why. */
const emptySections = (feature: string, { featureDecided = {} }: Plan['facts']): readonly string[] =>
  Object.entries(featureDecided).flatMap(([key, { because }]) => {
    const [id, section] = key.split('#')
    return id === feature && section ? [`its section ${section} is not drawn: ${because}`] : []
  })

/** What the description says beside the site, as it becomes known. */
export interface Exposed {
  readonly planned: (plan: Plan) => void
  /** Until then each decision says only that it is on or off: the words come with what the first picture does without. */
  readonly explainWith: (explain: Explain) => void
}

/** Lets `window.__SITE__` answer with what is known at that moment; nobody can replace it. */
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
