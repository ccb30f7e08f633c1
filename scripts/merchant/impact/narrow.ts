import type { Facts } from '../../../src/registry/facts.ts'
import type { Feature } from '../../../src/registry/feature.ts'
import { holds, type Leaf } from '../../../src/registry/holds.ts'
import type { ScreenId } from '../../../src/registry/ids.ts'
import { plan, type Registry } from '../../../src/registry/plan.ts'
import { isSame } from '../../../src/site/same.ts'
import type { Site } from '../../../src/site/site.ts'
import { leavesOfFeature } from '../gates.ts'
import { factsOfVisitor, visitors } from '../visitors.ts'

const isOfSite = (leaf: Leaf): boolean =>
  'flag' in leaf || 'setting' in leaf || 'has' in leaf || 'section' in leaf

/**
 * The part of the registry that can differ between two sites: features with a condition that changes, and features that share a
 * screen, a section or a navigation entry with them. Undefined: nothing can differ. The other features are planned equally for
 * every visitor and are left out, so that a thousand merchants are compared in the time of a few.
 */
export function narrowed(registry: Registry, before: Site, after: Site): Registry | undefined {
  const [was, now] = [before, after].map((site) =>
    plan(registry, factsOfVisitor(visitors.guest, site, 'home')),
  )
  if (!was || !now) return undefined
  if (was.layout !== now.layout || homeOf(was.facts) !== homeOf(now.facts)) return registry
  const differs = (leaf: Leaf): boolean =>
    (isOfSite(leaf) && holds(leaf, was.facts) !== holds(leaf, now.facts)) ||
    ('flag' in leaf && !isSame(before.shares?.[leaf.flag], after.shares?.[leaf.flag]))
  const touched = registry.features.filter((feature) => leavesOfFeature(feature).some(differs))
  if (touched.length === 0) return undefined
  const isNeeded = (feature: Feature): boolean => leadsFirst(feature) || touched.some(sharesWith(feature))
  return { ...registry, features: registry.features.filter(isNeeded) }
}

/** An exclusive screen decides on the target of every other address. */
const leadsFirst = ({ screens = [] }: Feature): boolean => screens.some(({ first }) => first !== undefined)

const homeOf = ({ site }: Facts): string => site.home.map(({ type }) => type).join()

const sharesWith =
  (one: Feature) =>
  (other: Feature): boolean =>
    waysOf(one).some((way) => waysOf(other).includes(way))

function waysOf({ id, screens = [], sections = [], navigation = [] }: Feature): readonly string[] {
  return [
    `feature ${id}`,
    ...screens.map((screen) => `screen ${screen.id}`),
    ...navigation.map(({ screen }) => `screen ${screen}`),
    ...sections.map(({ type }) => `section ${type}`),
  ]
}

/** Screens that no gate distinguishes: each list is planned once. */
export function screenClasses(
  registry: Registry,
  screens: readonly ScreenId[],
): readonly (readonly ScreenId[])[] {
  const lists = registry.features
    .flatMap(leavesOfFeature)
    .flatMap((leaf) => ('screen' in leaf ? [leaf.screen] : []))
  const classes = new Map<string, ScreenId[]>()
  for (const screen of screens) {
    const signature = lists.map((list) => (list.includes(screen) ? 1 : 0)).join('')
    classes.set(signature, [...(classes.get(signature) ?? []), screen])
  }
  return [...classes.values()]
}
