import { explain } from '../../../src/registry/evaluate.ts'
import type { Facts } from '../../../src/registry/facts.ts'
import type { Feature } from '../../../src/registry/feature.ts'
import { always, type Gate } from '../../../src/registry/gate.ts'
import type { ScreenId } from '../../../src/registry/ids.ts'
import type { Registry } from '../../../src/registry/plan.ts'
import type { Site } from '../../../src/site/site.ts'
import { describeFlag, FLAGS, type FlagName } from '../catalogue.ts'
import { leavesOfFeature, type PartKind, partsOf } from '../gates.ts'
import { screensOf } from '../impact/impactOf.ts'
import { boundsOf, groundView, type ItemKind, type Presence, runtimeOf, screenView } from '../impact/view.ts'
import { slotsOn } from '../places.ts'
import type { SiteAnswers } from '../resolve.ts'
import { factsOfVisitor, type Who } from '../visitors.ts'
import { type ExplainedGate, explainedGate } from './sources.ts'

/** Why a part of a feature is, or is not, on the screen. */
export interface ExplainedPart {
  readonly kind: PartKind
  readonly id: string
  /** Together with the feature's own gate, the layout and the screen. */
  readonly presence: Presence
  /** Its own gate; absent where only the feature has one. */
  readonly gate?: ExplainedGate
  /** Reasons apart from gates: the layout has no such slot, another feature has it, it belongs to another screen. */
  readonly notes: readonly string[]
}

/** The complete decision of a feature. */
export interface ExplainedFeature {
  readonly feature: string
  readonly description: string
  readonly presence: Presence
  readonly because: string
  readonly gate: ExplainedGate
  readonly parts: readonly ExplainedPart[]
  /** Flags that its code reads outside of gates. */
  readonly inPage: readonly ExplainedGate[]
  /** Its actions at the start and end of a session. */
  readonly hooks: readonly ('session started' | 'session ended')[]
}

export interface ExplainQuestion {
  readonly registry: Registry
  readonly site: Site
  readonly who: Who
  readonly screen: ScreenId
  /** The answers from which the site was resolved, to name the place of each value. */
  readonly answers?: SiteAnswers
}

/** Every feature of this build, on or off, in the order of the plan. Pure. */
export function explainAll(question: ExplainQuestion): ExplainedFeature[] {
  const look = lookAt(question)
  return question.registry.features.flatMap(({ id }) => explained(question, look, id) ?? [])
}

/** One feature; undefined where this build does not have it. Pure. */
export function explainFeature(question: ExplainQuestion, id: string): ExplainedFeature | undefined {
  return explained(question, lookAt(question), id)
}

function explained(
  question: ExplainQuestion,
  { facts, presenceOf }: Look,
  id: string,
): ExplainedFeature | undefined {
  const { registry, answers } = question
  const feature = registry.features.find((one) => one.id === id)
  if (!feature) return undefined
  const said = explain(feature.when, facts)
  const gate = explainedGate(said, answers)
  const presence = presenceOf('feature', id, id)
  const [, ...parts] = partsOf(feature)
  return {
    feature: id,
    description: feature.description,
    presence,
    because: presence === 'maybe' ? `decided in the page: ${said.because}` : said.because,
    gate,
    parts: parts.map((part) => ({
      kind: part.kind,
      id: part.id,
      presence: presenceOf(part.kind, part.id, id),
      ...(part.gate !== always && { gate: explainedGate(explain(part.gate, facts), answers) }),
      notes: notesOn(part, feature, question, facts),
    })),
    inPage: ownFlags(feature).map((flag) => explainedGate(explain({ flag }, facts), answers)),
    hooks: [
      ...(feature.session?.started ? (['session started'] as const) : []),
      ...(feature.session?.ended ? (['session ended'] as const) : []),
    ],
  }
}

/** Flags that this feature or one of its screens reads by the catalogue. */
function ownFlags(feature: Feature): readonly FlagName[] {
  const names: readonly string[] = [feature.id, ...(feature.screens ?? []).map(({ id }) => id)]
  const gated = leavesOfFeature(feature).flatMap((leaf) => ('flag' in leaf ? [leaf.flag] : []))
  return FLAGS.filter((flag) => names.includes(describeFlag(flag).owner ?? '') && !gated.includes(flag))
}

/** What the visitor gets of this screen: the same for every feature of a question. */
interface Look {
  /** With the layout's default home, as in the plan. */
  readonly facts: Facts
  /** The plan's entry of a part. */
  readonly presenceOf: (kind: PartKind, id: string, feature: string) => Presence
}

function lookAt({ registry, site, who, screen }: ExplainQuestion): Look {
  const bounds = boundsOf(registry, factsOfVisitor(who, site, screen), runtimeOf(registry))
  const { facts, first } = bounds.least
  const frame = screensOf(registry).find(({ id }) => id === screen)?.frame ?? 'shell'
  const views = [groundView(bounds), screenView(bounds, screen, frame, registry)]
  const items = views.flatMap((view) => [...view.values()])
  const presenceOf = (kind: PartKind, id: string, feature: string): Presence => {
    if (kind === 'first') return first?.screen.id === id ? 'on' : 'off'
    const wanted: ItemKind = kind
    const found = items.find(({ item }) => item.kind === wanted && item.id === id && item.feature === feature)
    return found?.presence ?? 'off'
  }
  return { facts, presenceOf }
}

function notesOn(
  { kind, id }: { readonly kind: PartKind; readonly id: string; readonly gate: Gate },
  feature: Feature,
  { registry, screen }: ExplainQuestion,
  facts: Facts,
): string[] {
  const layout = registry.layouts.find((one) => one.id === facts.site.layout) ?? registry.layouts[0]
  if (kind === 'slot') {
    const frame = screensOf(registry).find((one) => one.id === screen)?.frame ?? 'shell'
    if (!layout.slots.some((slot) => slot === id)) return [`layout ${layout.id} has no slot ${id}`]
    return slotsOn(screen, frame).some((slot) => slot === id) ? [] : [`${screen} has no slot ${id}`]
  }
  if (kind === 'section') {
    if (!facts.site.home.some(({ type }) => type === id)) return [`home has no section ${id}`]
    return screen === 'home' ? [] : ['sections stand on home']
  }
  const path = feature.screens?.find((one) => one.id === id)?.paths.join(', ')
  return kind === 'screen' && path ? [path] : []
}
