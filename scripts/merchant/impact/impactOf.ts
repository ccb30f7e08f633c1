import type { ScreenDeclaration } from '../../../src/registry/feature.ts'
import type { ScreenId } from '../../../src/registry/ids.ts'
import { plan, type Registry } from '../../../src/registry/plan.ts'
import type { Site } from '../../../src/site/site.ts'
import { factsOfVisitor, VISITOR_NAMES, type VisitorName, visitors, type Who } from '../visitors.ts'
import { type Changed, difference } from './difference.ts'
import { narrowed, screenClasses } from './narrow.ts'
import { boundsOf, groundView, ITEM_KINDS, type Item, type Presence, runtimeOf, screenView } from './view.ts'

/** The change of one part for a visitor, with its screens. */
export interface Change extends Item {
  readonly before: Presence
  readonly after: Presence
  /** `all`: on every screen. */
  readonly screens: readonly ScreenId[] | 'all'
}

/** Visitors with the same changes. */
export interface ImpactGroup {
  readonly visitors: readonly VisitorName[]
  readonly changes: readonly Change[]
}

/** The two compared sites. */
export interface ImpactQuestion {
  readonly registry: Registry
  readonly before: Site
  readonly after: Site
  /** Default: all named visitors. */
  readonly visitors?: readonly VisitorName[]
}

/**
 * The features, screens, routes, slots, sections, overlays and navigation entries that appear and disappear between two states of
 * a site, for every visitor on every screen; empty: none. Pure: by the plan of the app itself.
 */
export function impactOf({
  registry,
  before,
  after,
  visitors: asked = VISITOR_NAMES,
}: ImpactQuestion): ImpactGroup[] {
  const scope = narrowed(registry, before, after)
  if (!scope) return []
  const groups = new Map<string, { visitors: VisitorName[]; changes: Change[] }>()
  for (const [who, names] of alike(asked)) {
    const changes = changesFor(who, scope, { registry, before, after })
    if (changes.length === 0) continue
    const key = JSON.stringify(changes)
    const known = groups.get(key)
    if (known) known.visitors.push(...names)
    else groups.set(key, { visitors: [...names], changes })
  }
  return [...groups.values()]
}

/** Visitors that no gate distinguishes. */
function alike(names: readonly VisitorName[]): Iterable<[Who, VisitorName[]]> {
  const known = new Map<string, [Who, VisitorName[]]>()
  for (const name of names) {
    const { description: _, ...who } = visitors[name]
    const key = JSON.stringify(who)
    const same = known.get(key)
    if (same) same[1].push(name)
    else known.set(key, [who, [name]])
  }
  return known.values()
}

function changesFor(who: Who, scope: Registry, { registry, before, after }: ImpactQuestion): Change[] {
  const screens = openScreens(registry, who, before)
  const still = new Set(openScreens(registry, who, after).map(({ id }) => id))
  const all = screensOf(registry).map(({ id }) => id)
  const runtime = runtimeOf(scope)
  const found = new Map<string, { changed: Changed; screens: ScreenId[] }>()
  const keep = (changed: Changed, on: readonly ScreenId[]) => {
    const key = JSON.stringify(changed)
    const known = found.get(key)
    if (known) known.screens.push(...on)
    else found.set(key, { changed, screens: [...on] })
  }
  for (const alike of screenClasses(scope, all)) {
    const [at = 'home'] = alike
    const was = boundsOf(scope, factsOfVisitor(who, before, at), runtime)
    const now = boundsOf(scope, factsOfVisitor(who, after, at), runtime)
    for (const changed of difference(groundView(was), groundView(now))) keep(changed, alike)
    for (const { id, frame } of screens) {
      if (!alike.includes(id) || !still.has(id)) continue
      const views = [was, now].map((bounds) => screenView(bounds, id, frame, scope))
      const [a = new Map(), b = new Map()] = views
      for (const changed of difference(a, b)) keep(changed, [id])
    }
  }
  const everywhere = screens.filter(({ id }) => still.has(id)).length
  return [...found.values()]
    .map(({ changed: { item, before, after }, screens }) => ({
      ...item,
      before,
      after,
      screens:
        screens.length === (isGround(item) ? all.length : everywhere)
          ? ('all' as const)
          : inOrder(screens, all),
    }))
    .sort((a, b) => ITEM_KINDS.indexOf(a.kind) - ITEM_KINDS.indexOf(b.kind))
}

const isGround = ({ kind }: Item): boolean => kind === 'feature' || kind === 'screen' || kind === 'route'

const inOrder = (screens: readonly ScreenId[], all: readonly ScreenId[]): ScreenId[] =>
  all.filter((id) => screens.includes(id))

/** Screens of a registry, each once, in the order of the plan. */
export function screensOf({ features }: Registry): readonly ScreenDeclaration[] {
  const known = new Map<ScreenId, ScreenDeclaration>()
  for (const screen of features.flatMap(({ screens = [] }) => screens))
    if (!known.has(screen.id)) known.set(screen.id, screen)
  return [...known.values()]
}

/** Screens that this visitor can see; an exclusive screen is the only one. */
function openScreens(registry: Registry, who: Who, site: Site): readonly ScreenDeclaration[] {
  const { screens, first } = plan(registry, factsOfVisitor(who, site, 'home'))
  if (first) return [first.screen]
  return screens.filter(({ isOpen }) => isOpen).map(({ screen }) => screen)
}
