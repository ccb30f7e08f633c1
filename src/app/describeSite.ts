import type { Decision, evaluate } from '../registry/evaluate.ts'
import type { Plan } from '../registry/plan.ts'
import { deepFreeze } from '../site/freeze.ts'
import type { Problem } from '../site/problem.ts'
import type { Flags, Site } from '../site/site.ts'
import type { ResolvedTheme } from './resolvedTheme.ts'

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

/** Says why; it comes with what the first picture does without. */
let explainGates: typeof evaluate | undefined

/** Lends the words in which decisions are explained: until then each says only that it is on or off. */
export const setExplainer = (explainer: typeof evaluate): void => {
  explainGates = explainer
}

export function describeSite(
  site: Site,
  look: ResolvedTheme,
  plan: Pick<Plan, 'decisions' | 'facts' | 'problems'> | undefined,
  runtimeProblems: readonly Problem[],
): SiteDescription {
  return deepFreeze({
    merchant: site.merchant.code,
    layout: look.layout,
    theme: look.scheme,
    flags: { ...site.flags },
    problems: [...site.problems, ...look.problems, ...(plan?.problems ?? []), ...runtimeProblems],
    decisions: plan ? explained(plan) : {},
  })
}

function explained({ decisions, facts }: Pick<Plan, 'decisions' | 'facts'>): Record<string, Decision> {
  const entries = Object.entries(decisions).map(([id, { gate, on }]) => {
    const decision = explainGates?.(gate, facts) ?? { on, because: on ? 'on' : 'off' }
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

/** Lets `window.__SITE__` answer with what `current` says at that moment; nobody can replace it. */
export function exposeSite(page: Window, current: () => SiteDescription | undefined): void {
  Object.defineProperty(page, '__SITE__', { get: current, configurable: false, enumerable: true })
}
