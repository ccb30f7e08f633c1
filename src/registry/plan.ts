import type { HomeSection } from '../site/home.ts'
import { type Problem, type ProblemCode, pointerStep } from '../site/problem.ts'
import type { Site } from '../site/site.ts'
import type { Facts } from './facts.ts'
import type {
  Feature,
  NavigationEntry,
  OverlayDeclaration,
  ScreenDeclaration,
  SectionProps,
} from './feature.ts'
import type { Gate } from './gate.ts'
import { holds } from './holds.ts'
import type { ScreenId, SlotName } from './ids.ts'
import type { Layout } from './layout.ts'
import type { Lazy } from './lazy.ts'

export interface Registry<Parts = unknown> {
  readonly features: readonly Feature[]
  /** The first is the default one. */
  readonly layouts: readonly [Layout<Parts>, ...Layout<Parts>[]]
}

/** The plan: what this visitor gets of this site, and the facts behind it. Plain data: nothing is loaded yet. */
export interface Plan<Parts = unknown> {
  readonly layout: Layout<Parts>
  /** The facts used for the decisions, with the layout's own sections if the site has none. */
  readonly facts: Facts
  /** The decision for each feature, by its id; `evaluate` gives the reason. */
  readonly decisions: Readonly<Record<string, { readonly gate: Gate; readonly on: boolean }>>
  readonly screens: readonly PlannedScreen[]
  /** The screen that must be shown now, whatever the address; undefined if there is none. */
  readonly first: PlannedScreen | undefined
  readonly slots: Readonly<Record<SlotName, readonly PlannedPart[]>>
  readonly sections: readonly PlannedSection[]
  readonly overlays: readonly PlannedOverlay[]
  readonly effects: readonly PlannedPart[]
  readonly navigation: readonly NavigationEntry[]
  readonly problems: readonly Problem[]
}

export interface PlannedScreen {
  readonly feature: string
  readonly screen: ScreenDeclaration
  /** Translation namespaces that it needs in addition to `shell`. */
  readonly namespaces: readonly string[]
  /** False: the visitor is redirected to `screen.otherwise`. */
  readonly isOpen: boolean
}

export interface PlannedPart {
  readonly feature: string
  readonly load: Lazy
}

export interface PlannedSection {
  readonly feature: string
  readonly section: HomeSection
  readonly load: Lazy<SectionProps>
}

export interface PlannedOverlay {
  readonly feature: string
  readonly overlay: OverlayDeclaration
}

const SLOT_ORDER = 50

/** Returns the site's layout, or the registry's first if this build lacks it. */
export function layoutOf<Parts>(registry: Registry<Parts>, site: Site): Layout<Parts> {
  return registry.layouts.find((layout) => layout.id === site.layout) ?? registry.layouts[0]
}

/** Evaluates all gates into a plan. Pure; problems are returned, never thrown (docs/architecture.md). */
export function plan<Parts>(registry: Registry<Parts>, given: Facts): Plan<Parts> {
  const layout = layoutOf(registry, given.site)
  const home = given.site.home.length > 0 ? given.site.home : layout.home
  const facts: Facts = { ...given, site: { ...given.site, home } }

  const decisions: Record<string, { gate: Gate; on: boolean }> = {}
  const features: Feature[] = []
  for (const feature of registry.features) {
    if (decisions[feature.id]) continue
    const on = holds(feature.when, facts)
    decisions[feature.id] = { gate: feature.when, on }
    if (on) features.push(feature)
  }

  const screens = planScreens(features, facts)
  return {
    layout,
    facts,
    decisions,
    screens,
    first: screens.find(({ screen }) => screen.first && holds(screen.first, facts)),
    slots: planSlots(features, facts, layout),
    sections: home.flatMap((section) => planSection(features, facts, section)),
    overlays: planOverlays(features, facts),
    effects: planWatches(registry.features, facts),
    navigation: planNavigation(features, facts),
    problems: registryProblems(registry),
  }
}

const isOpen = (when: Gate | undefined, facts: Facts): boolean => when === undefined || holds(when, facts)

function planScreens(features: readonly Feature[], facts: Facts): PlannedScreen[] {
  const seen = new Set<ScreenId>()
  const planned: PlannedScreen[] = []
  for (const feature of features) {
    for (const screen of feature.screens ?? []) {
      if (seen.has(screen.id)) continue
      seen.add(screen.id)
      planned.push({
        feature: feature.id,
        screen,
        isOpen: isOpen(screen.when, facts),
        namespaces: feature.namespaces ?? [],
      })
    }
  }
  return planned
}

function planSlots(features: readonly Feature[], facts: Facts, layout: Layout): Plan['slots'] {
  const partsOf = (name: SlotName): PlannedPart[] =>
    features
      .flatMap((feature) => {
        const slot = feature.slots?.[name]
        return slot && layout.slots.includes(name) && isOpen(slot.when, facts)
          ? [{ feature: feature.id, load: slot.load, order: slot.order ?? SLOT_ORDER }]
          : []
      })
      .sort((a, b) => a.order - b.order)
  return {
    'header.account': partsOf('header.account'),
    'header.actions': partsOf('header.actions'),
    'shell.rail': partsOf('shell.rail'),
    'shell.float': partsOf('shell.float'),
    'shell.footer': partsOf('shell.footer'),
    'signIn.help': partsOf('signIn.help'),
    'signIn.providers': partsOf('signIn.providers'),
    'member.entries': partsOf('member.entries'),
    'game.bar': partsOf('game.bar'),
  }
}

function planSection(features: readonly Feature[], facts: Facts, section: HomeSection): PlannedSection[] {
  for (const feature of features) {
    const declared = feature.sections?.find(({ type, when }) => type === section.type && isOpen(when, facts))
    if (declared) return [{ feature: feature.id, section, load: declared.load }]
  }
  return []
}

function planOverlays(features: readonly Feature[], facts: Facts): PlannedOverlay[] {
  return features
    .flatMap((feature) =>
      (feature.overlays ?? [])
        .filter((overlay) => isOpen(overlay.when, facts))
        .map((overlay) => ({ feature: feature.id, overlay })),
    )
    .sort((a, b) => a.overlay.priority - b.overlay.priority)
}

function planWatches(features: readonly Feature[], facts: Facts): PlannedPart[] {
  return features.flatMap(({ id, effect }) =>
    effect && isOpen(effect.when, facts) ? [{ feature: id, load: effect.load }] : [],
  )
}

function planNavigation(features: readonly Feature[], facts: Facts): NavigationEntry[] {
  const reachable = new Set(features.flatMap((feature) => (feature.screens ?? []).map((screen) => screen.id)))
  return features
    .flatMap((feature) => feature.navigation ?? [])
    .filter((entry) => reachable.has(entry.screen) && isOpen(entry.when, facts))
    .sort((a, b) => a.order - b.order)
}

/** Problems of the declarations themselves, for the engineer who wrote them. */
export function registryProblems(registry: Registry): Problem[] {
  const problems: Problem[] = []
  const ids = new Set<string>()
  const screens = new Set<ScreenId>()
  const offered = new Set<string>(registry.layouts.flatMap((layout) => layout.slots))
  for (const feature of registry.features) {
    const add = (code: ProblemCode, steps: readonly string[], instead: string): void => {
      const pointer = [feature.id, ...steps].map(pointerStep).join('')
      problems.push({ code, source: 'registry', pointer, instead })
    }
    if (ids.has(feature.id)) {
      add('feature.duplicate', [], 'the first one')
      continue
    }
    ids.add(feature.id)
    for (const { id } of feature.screens ?? []) {
      if (screens.has(id)) add('screen.duplicate', ['screens', id], 'the first one')
      screens.add(id)
    }
    for (const name of Object.keys(feature.slots ?? {}))
      if (!offered.has(name)) add('slot.unknown', ['slots', name], 'left out: no layout has it')
  }
  return problems
}
