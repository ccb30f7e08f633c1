import { type Explanation, explain } from '../../../src/registry/evaluate.ts'
import type { Facts } from '../../../src/registry/facts.ts'
import type { Feature } from '../../../src/registry/feature.ts'
import type { Leaf } from '../../../src/registry/holds.ts'
import type { Registry } from '../../../src/registry/plan.ts'
import type { Site } from '../../../src/site/site.ts'
import { describeFlag, describeSetting } from '../catalogue.ts'
import { flagState } from '../flagState.ts'
import { leavesOf, leavesOfFeature, partsOf } from '../gates.ts'
import { placeOfFlag, placeOfSetting, placesOf } from '../origin.ts'
import { factsOfVisitor, VISITOR_NAMES, type VisitorName, visitors } from '../visitors.ts'
import { sentenceOf, type WantedChange } from './changes.ts'
import type { ImpactGroup } from './impactOf.ts'

/** Why a requested change has no effect. */
export interface Quiet {
  readonly change: string
  readonly because: string
}

interface Question {
  readonly registry: Registry
  readonly before: Site
  readonly after: Site
  readonly groups: readonly ImpactGroup[]
}

/**
 * The reason for each requested change without effect: the value is already set; no gate reads it (then the page does, as the
 * catalogue describes); or another condition of the gates decides, which is named. Pure.
 */
export function whyQuiet(changes: readonly WantedChange[], question: Question): Quiet[] {
  return changes.flatMap((change) => {
    if (isHeard(change, question)) return []
    return [{ change: sentenceOf(change), because: reasonOf(change, question) }]
  })
}

function isHeard(change: WantedChange, { registry, groups }: Question): boolean {
  if (change.kind === 'layout') return groups.length > 0
  const readers = readersOf(change, registry).map(({ id }) => id)
  return groups.some(({ changes }) => changes.some(({ feature }) => readers.includes(feature)))
}

const readsIt =
  ({ kind, name }: WantedChange) =>
  (leaf: Leaf): boolean => {
    const { pointer } = kind === 'flag' ? placeOfFlag(name) : placeOfSetting(name)
    return placesOf(leaf).some((place) => place.pointer === pointer)
  }

const readersOf = (change: WantedChange, { features }: Registry): Feature[] =>
  features.filter((feature) => leavesOfFeature(feature).some(readsIt(change)))

function reasonOf(change: WantedChange, question: Question): string {
  const { before, after, registry } = question
  if (change.kind === 'layout')
    return before.layout === after.layout
      ? `the layout is ${after.layout} already`
      : `${before.layout} and ${after.layout} hold the same features, screens and slots; they look different`
  const same = sameAlready(change, before, after)
  if (same) return same
  const readers = readersOf(change, registry)
  if (readers.length === 0) return inThePage(change)
  const held = readers.flatMap((feature) => keepers(change, feature, after))
  return held.length > 0 ? held.join('; ') : inThePage(change)
}

function sameAlready(change: WantedChange, before: Site, after: Site): string | undefined {
  if (change.kind === 'flag') {
    const { name } = change
    const state = flagState(after, name)
    if (flagState(before, name) !== state) return undefined
    const origin = before.sentFlags.has(name) ? '' : ' (not sent, default)'
    return `it is ${state} already${origin}`
  }
  if (change.kind !== 'setting') return undefined
  if (change.name === 'activity_shortcut')
    return Boolean(before.activityShortcut) === Boolean(after.activityShortcut)
      ? `the activity shortcut ${after.activityShortcut ? 'is there' : 'has nothing to open, or is off,'} already`
      : undefined
  if (change.name === 'moneyFormat' || change.name === 'timeZone' || change.name === 'responsible_play_url')
    return undefined
  const [was, now] = [before.settings[change.name], after.settings[change.name]]
  return was === now ? `it is ${now ?? 'disabled'} already` : undefined
}

/** The catalogue's description of the effect in the page, which no gate contains. */
function inThePage(change: WantedChange): string {
  if (change.kind === 'flag') {
    const { owner, description } = describeFlag(change.name)
    return `no gate reads it; ${owner} decides in the page: ${description}`
  }
  return `no gate reads it; the page itself does: ${
    change.kind === 'setting' ? describeSetting(change.name).description : ''
  }`
}

/** `chat stays closed: inside the app (inApp, memberInApp)`, for each part of a feature that reads it. */
function keepers(change: WantedChange, feature: Feature, after: Site): string[] {
  const reads = readsIt(change)
  const reasons = new Map<string, VisitorName[]>()
  for (const name of VISITOR_NAMES) {
    const facts = factsOfVisitor(visitors[name], after, 'home')
    for (const { gate } of partsOf(feature)) {
      if (!leavesOf(gate).some(reads)) continue
      const { on, because } = keeping(explain(gate, facts), reads, facts)
      const said = `${feature.id} stays ${on ? 'open' : 'closed'}: ${because}`
      reasons.set(said, [...(reasons.get(said) ?? []), name])
    }
  }
  return [...reasons].map(([said, names]) =>
    names.length === VISITOR_NAMES.length ? said : `${said} (${names.join(', ')})`,
  )
}

/** The other parts that decide the gate. */
function keeping(
  tree: Explanation,
  reads: (leaf: Leaf) => boolean,
  facts: Facts,
): { readonly on: boolean; readonly because: string } {
  const others = tree.parts.filter(
    (part) => !leavesOf(part.gate).some(reads) && part.on === 'any' in tree.gate,
  )
  if (others.length > 0) return { on: tree.on, because: others.map(({ because }) => because).join(', ') }
  const inner = tree.parts.find((part) => leavesOf(part.gate).some(reads))
  return inner ? { ...keeping(inner, reads, facts), on: tree.on } : tree
}
