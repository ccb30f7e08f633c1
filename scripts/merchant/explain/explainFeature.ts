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
import {
  type Bounds,
  boundsOf,
  groundView,
  type ItemKind,
  type Presence,
  runtimeOf,
  screenView,
} from '../impact/view.ts'
import { slotsOn } from '../places.ts'
import type { SiteAnswers } from '../resolve.ts'
import { factsOfVisitor, type Who } from '../visitors.ts'
import { type ExplainedGate, explainedGate } from './sources.ts'

/** Why a part of a feature is, or is not, where somebody looks. */
export interface ExplainedPart {
  readonly kind: PartKind
  readonly id: string
  /** Together with the feature's own gate, the layout and the screen. */
  readonly presence: Presence
  /** Its own gate; absent: it has none beside the feature's. */
  readonly gate?: ExplainedGate
  /** What no gate says: the layout has no such place, another feature has it, it stands on another screen. */
  readonly notes: readonly string[]
}

/** The whole decision of a feature. */
export interface ExplainedFeature {
  readonly feature: string
  readonly description: string
  readonly presence: Presence
  readonly because: string
  readonly gate: ExplainedGate
  readonly parts: readonly ExplainedPart[]
  /** Flags that no gate of it reads: what it does with them, it decides in the page. */
  readonly inPage: readonly ExplainedGate[]
  /** What it does when a session begins and ends. */
  readonly hooks: readonly ('session started' | 'session ended')[]
}

export interface ExplainQuestion {
  readonly registry: Registry
  readonly site: Site
  readonly who: Who
  readonly screen: ScreenId
  /** What the site was resolved from: then each value says where it came from. */
  readonly answers?: SiteAnswers
}

/** Every feature that this build has, on or off, in the order in which they are planned. Pure. */
export function explainAll(question: ExplainQuestion): ExplainedFeature[] {
  return question.registry.features.flatMap(({ id }) => explainFeature(question, id) ?? [])
}

/** One feature; undefined: this build has none of that name. Pure. */
export function explainFeature(question: ExplainQuestion, id: string): ExplainedFeature | undefined {
  const { registry, site, who, screen, answers } = question
  const feature = registry.features.find((one) => one.id === id)
  if (!feature) return undefined
  const bounds = boundsOf(registry, factsOfVisitor(who, site, screen), runtimeOf(registry))
  // With what the plan fills in: the layout's own home.
  const { facts } = bounds.least
  const said = explain(feature.when, facts)
  const gate = explainedGate(said, answers)
  const look = lookAt(question, bounds)
  const presence = look('feature', id, id)
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
      presence: look(part.kind, part.id, id),
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

/** Flags of which the catalogue says that this feature, or a screen of it, reads them. */
function ownFlags(feature: Feature): readonly FlagName[] {
  const names: readonly string[] = [feature.id, ...(feature.screens ?? []).map(({ id }) => id)]
  const gated = leavesOfFeature(feature).flatMap((leaf) => ('flag' in leaf ? [leaf.flag] : []))
  return FLAGS.filter((flag) => names.includes(describeFlag(flag).owner ?? '') && !gated.includes(flag))
}

/** What the plan has of a thing on the screen that is looked at. */
function lookAt({ registry, screen }: ExplainQuestion, bounds: Bounds) {
  const frame = screensOf(registry).find(({ id }) => id === screen)?.frame ?? 'shell'
  const views = [groundView(bounds), screenView(bounds, screen, frame, registry)]
  const items = views.flatMap((view) => [...view.values()])
  return (kind: PartKind, id: string, feature: string): Presence => {
    if (kind === 'first') return bounds.least.first?.screen.id === id ? 'on' : 'off'
    const wanted: ItemKind = kind
    const found = items.find(({ item }) => item.kind === wanted && item.id === id && item.feature === feature)
    return found?.presence ?? 'off'
  }
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
