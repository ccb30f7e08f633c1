import type { Feature } from '../../src/registry/feature.ts'
import { always, type Gate } from '../../src/registry/gate.ts'
import type { Leaf } from '../../src/registry/holds.ts'

export type PartKind =
  | 'feature'
  | 'screen'
  /** The condition under which a screen is the only one. */
  | 'first'
  | 'slot'
  | 'section'
  | 'overlay'
  | 'watch'
  | 'navigation'

/** A part of a feature with its own gate, apart from the feature's. */
export interface GatedPart {
  readonly kind: PartKind
  readonly id: string
  readonly gate: Gate
}

/** Every part of a feature, the feature itself first. */
export function partsOf(feature: Feature): readonly GatedPart[] {
  const { screens = [], slots = {}, sections = [], overlays = [], navigation = [], effect } = feature
  const part = (kind: PartKind, id: string, gate: Gate = always): GatedPart => ({ kind, id, gate })
  return [
    part('feature', feature.id, feature.when),
    ...screens.map(({ id, when }) => part('screen', id, when)),
    ...screens.flatMap(({ id, first }) => (first ? [part('first', id, first)] : [])),
    ...Object.entries(slots).flatMap(([id, slot]) => (slot ? [part('slot', id, slot.when)] : [])),
    ...sections.map(({ type, when }) => part('section', type, when)),
    ...overlays.map(({ id, when }) => part('overlay', id, when)),
    ...(effect ? [part('watch', feature.id, effect.when)] : []),
    ...navigation.map(({ id, when }) => part('navigation', id, when)),
  ]
}

/** The conditions of a gate. */
export function leavesOf(gate: Gate): Leaf[] {
  if ('all' in gate) return gate.all.flatMap(leavesOf)
  if ('any' in gate) return gate.any.flatMap(leavesOf)
  if ('not' in gate) return leavesOf(gate.not)
  return [gate]
}

export const leavesOfFeature = (feature: Feature): Leaf[] =>
  partsOf(feature).flatMap(({ gate }) => leavesOf(gate))
