import type { Facts } from '../../../src/registry/facts.ts'
import type { Frame } from '../../../src/registry/feature.ts'
import type { ScreenId } from '../../../src/registry/ids.ts'
import { type Plan, plan, type Registry } from '../../../src/registry/plan.ts'
import { leavesOfFeature } from '../gates.ts'
import { slotsOn } from '../places.ts'

export const ITEM_KINDS = [
  'feature',
  'screen',
  'route',
  'slot',
  'section',
  'overlay',
  'navigation',
  'watch',
] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** One part of a plan. */
export interface Item {
  readonly kind: ItemKind
  /** A slot's name, a route's path, or a feature's id. */
  readonly id: string
  readonly feature: string
}

/**
 * `maybe`: the page decides, by the feature's own rules or at a request; `leads to …`: a redirect, since the screen is not for
 * this visitor.
 */
export type Presence = 'on' | 'off' | 'maybe' | `leads to ${ScreenId}`

/** The parts of a visitor's plan, by {@link keyOf}; parts that are off are absent. */
export type View = ReadonlyMap<string, { readonly item: Item; readonly presence: Presence }>

const keyOf = ({ kind, id, feature }: Item): string => `${kind} ${id} ${feature}`

/** The default redirect for an address that is not for the visitor (`registry/feature.ts`). */
const OTHERWISE: ScreenId = 'login'

/** Facts of a page in which everything is requested and decided, the visitor is in every share, and the connection is lost. */
export type Runtime = Required<Pick<Facts, 'overlayRequested' | 'featureDecided' | 'endpoint' | 'visitor'>>

export function runtimeOf(registry: Registry): Runtime {
  const leaves = registry.features.flatMap(leavesOfFeature)
  const because = 'decided in the page'
  return {
    overlayRequested: leaves.flatMap((leaf) => ('overlayRequested' in leaf ? [leaf.overlayRequested] : [])),
    featureDecided: Object.fromEntries(
      leaves.flatMap((leaf) =>
        'featureDecided' in leaf ? [[leaf.featureDecided, { on: true, because }]] : [],
      ),
    ),
    endpoint: 'lost',
    visitor: 'everyone',
  }
}

/** The two extreme plans: the page's own rules decide against everything, and for everything. */
export interface Bounds {
  readonly least: Plan
  readonly most: Plan
}

export const boundsOf = (registry: Registry, facts: Facts, runtime: Runtime): Bounds => ({
  least: plan(registry, facts),
  most: plan(registry, { ...facts, ...runtime }),
})

/** Features, screens and routes. */
export const groundView = ({ least, most }: Bounds): View => merged(groundOf(least), groundOf(most))

/** The parts of a screen, overlays included. `registry` has the feature of each part. */
export const screenView = (bounds: Bounds, screen: ScreenId, frame: Frame, registry: Registry): View =>
  merged(contentsOf(bounds.least, screen, frame, registry), contentsOf(bounds.most, screen, frame, registry))

function merged(least: View, most: View): View {
  const all = new Map<string, { item: Item; presence: Presence }>()
  for (const [key, { item, presence }] of [...least, ...most]) {
    const sure = least.get(key)?.presence === most.get(key)?.presence
    all.set(key, { item, presence: sure ? presence : 'maybe' })
  }
  return all
}

function groundOf({ decisions, screens, first }: Plan): View {
  const view = new Map<string, { item: Item; presence: Presence }>()
  const add = (item: Item, presence: Presence) => view.set(keyOf(item), { item, presence })
  for (const [id, { on }] of Object.entries(decisions))
    if (on) add({ kind: 'feature', id, feature: id }, 'on')
  for (const planned of screens) {
    const { feature, screen, isOpen } = planned
    const elsewhere = first && first !== planned ? first.screen.id : undefined
    const leads = elsewhere ?? (isOpen ? undefined : (screen.otherwise ?? OTHERWISE))
    if (!leads) add({ kind: 'screen', id: screen.id, feature }, 'on')
    for (const path of screen.paths)
      add({ kind: 'route', id: path, feature }, leads ? `leads to ${leads}` : 'on')
  }
  return view
}

function contentsOf(plan: Plan, screen: ScreenId, frame: Frame, registry: Registry): View {
  const view = new Map<string, { item: Item; presence: Presence }>()
  const add = (kind: ItemKind, id: string, feature: string) => {
    const item: Item = { kind, id, feature }
    view.set(keyOf(item), { item, presence: 'on' })
  }
  for (const name of slotsOn(screen, frame))
    for (const { feature } of plan.slots[name]) add('slot', name, feature)
  if (screen === 'home')
    for (const { section, feature } of plan.sections) add('section', section.type, feature)
  if (frame === 'shell' && plan.navigation.length > 0) {
    for (const { id, navigation = [] } of registry.features)
      for (const entry of navigation) if (plan.navigation.includes(entry)) add('navigation', entry.id, id)
  }
  for (const { overlay, feature } of plan.overlays) add('overlay', overlay.id, feature)
  for (const { feature } of plan.effects) add('watch', feature, feature)
  return view
}
