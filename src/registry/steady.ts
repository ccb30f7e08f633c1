import { isSame } from '../site/same.ts'
import type { Site } from '../site/site.ts'
import type { Facts } from './facts.ts'
import type { Plan } from './plan.ts'

/**
 * The part of the plan that depends only on the site, the member and the route. Overlays do not change it, nor does the
 * app-download configuration, which arrives after the first paint.
 */
export interface Steady {
  readonly plan: Pick<Plan, 'layout' | 'screens' | 'slots' | 'sections' | 'navigation'>
  readonly facts: Omit<Facts, 'site' | 'endpoint' | 'overlayRequested' | 'featureDecided'> & {
    readonly site: Omit<Site, 'appDownload'>
  }
}

/** A field of a slot's part is four levels deep in the plan; a member's type is two levels deep in the facts. */
const [PLAN_DEPTH, FACTS_DEPTH] = [4, 2]

/** Returns the steady part of a plan: the previous object if nothing changed, to avoid re-rendering. */
export function steadyOf(
  { plan, facts }: { readonly plan: Plan; readonly facts: Facts },
  before?: Steady,
): Steady {
  const { layout, screens, slots, sections, navigation } = plan
  const {
    site: whole,
    endpoint: _line,
    overlayRequested: _asked,
    featureDecided: _decided,
    ...others
  } = facts
  const { appDownload: _late, ...site } = whole
  const lasting = { ...others, site }
  const next = { layout, screens, slots, sections, navigation }
  const keptPlan = before && isSame(before.plan, next, PLAN_DEPTH) ? before.plan : next
  const keptFacts = before && isSame(before.facts, lasting, FACTS_DEPTH) ? before.facts : lasting
  return before?.plan === keptPlan && before.facts === keptFacts
    ? before
    : { plan: keptPlan, facts: keptFacts }
}
