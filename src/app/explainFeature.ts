import { type Decision, evaluate } from '../registry/evaluate.ts'
import type { Plan } from '../registry/plan.ts'
import { postponedBy } from './overlayQueue.ts'
import { hasDismissed, openedInVisit } from './visit.ts'

/** A plan, as far as the reason of a feature depends on it. */
export type ExplainedPlan = Pick<Plan, 'decisions' | 'facts' | 'overlays'>

/** Why a feature is on or off, why one of its sections shows nothing, and why one of its overlays does not appear in this visit. */
export function explainFeature(id: string, { decisions, facts, overlays }: ExplainedPlan): Decision {
  const decision = decisions[id]
  if (!decision) return { on: false, because: 'off: there is no such feature' }
  const { on, because } = evaluate(decision.gate, facts)
  return { on, because: [because, ...emptySections(id, facts), ...absentOverlays(id, overlays)].join('; ') }
}

/** Planned sections of home that show nothing, with the reason. */
const emptySections = (feature: string, { featureDecided = {} }: Plan['facts']): readonly string[] =>
  Object.entries(featureDecided).flatMap(([key, { because }]) => {
    const [id, section] = key.split('#')
    return id === feature && section ? [`its section ${section} is not drawn: ${because}`] : []
  })

/** Planned overlays that this visit no longer shows, with the reason. */
const absentOverlays = (feature: string, planned: Plan['overlays']): readonly string[] =>
  planned.flatMap(({ feature: id, overlay }) => {
    if (id !== feature) return []
    const before = postponedBy(overlay, openedInVisit()).map((opened) => opened.id)
    if (before.length > 0)
      return [`its overlay waits for the next visit: ${before.join(' and ')} opened by itself in this one`]
    if (overlay.endsWithOffers && hasDismissed())
      return ['its overlay waits for the next visit: an offer of the app was dismissed in this one']
    return []
  })
