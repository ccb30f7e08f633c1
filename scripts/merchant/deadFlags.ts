import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Facts } from '../../src/registry/facts.ts'
import type { Gate } from '../../src/registry/gate.ts'
import type { ScreenId } from '../../src/registry/ids.ts'
import { type Plan, plan, type Registry } from '../../src/registry/plan.ts'
import type { Site } from '../../src/site/site.ts'
import { inRoot } from '../toolchain/run.ts'

/** A visitor: the facts for gates on a screen of a site. */
export type Visiting = (site: Site, screen: ScreenId) => Facts

export interface Searched<Parts> {
  readonly registry: Registry<Parts>
  /** Names of the flag catalogue. */
  readonly flags: readonly string[]
  readonly sites: readonly Site[]
  readonly visitors: readonly Visiting[]
  /** Flags that code reads outside of gates: plans do not show their effect. */
  readonly readInCode: ReadonlySet<string>
}

/**
 * Flags without any effect: switching them changes no feature, screen, slot, section, overlay or navigation entry of any
 * merchant, for any visitor on any screen, whatever features request or decide; and no code reads them. Sorted.
 */
export function deadFlags<Parts>({
  registry,
  flags,
  sites,
  visitors,
  readInCode,
}: Searched<Parts>): string[] {
  const screens = registry.features.flatMap(({ screens = [] }) => screens.map(({ id }) => id))
  const hinted = hintsOf(registry)
  const changes = (flag: string): boolean =>
    sites.some((site) => {
      const [off, on] = [withFlag(site, flag, false), withFlag(site, flag, true)]
      return visitors.some((visit) =>
        screens.some((screen) =>
          [{}, hinted].some((hints) => {
            const seen = (site: Site) => effectOf(plan(registry, { ...visit(site, screen), ...hints }))
            return seen(off) !== seen(on)
          }),
        ),
      )
    })
  return flags.filter((flag) => !readInCode.has(flag) && !changes(flag)).sort()
}

const withFlag = (site: Site, flag: string, on: boolean): Site => ({
  ...site,
  flags: { ...site.flags, [flag]: on },
  shares: undefined,
})

/** A plan as one text: plans with equal texts have the same result. */
export function effectOf(planned: Plan): string {
  const { decisions, screens, first, slots, sections, overlays, effects, navigation } = planned
  return JSON.stringify([
    Object.entries(decisions).flatMap(([id, { on }]) => (on ? [id] : [])),
    screens.map(({ screen, isOpen }) => [screen.id, isOpen]),
    first?.screen.id,
    Object.entries(slots).map(([slot, parts]) => [slot, parts.map(({ feature }) => feature)]),
    sections.map(({ feature, section }) => [feature, section.type]),
    overlays.map(({ overlay }) => overlay.id),
    effects.map(({ feature }) => feature),
    navigation.map(({ id }) => id),
  ])
}

/** Facts in which everything is requested and all features' own rules decide for them. */
function hintsOf<Parts>({ features }: Registry<Parts>): Pick<Facts, 'overlayRequested' | 'featureDecided'> {
  const [asked, decided] = [new Set<string>(), new Set<string>()]
  const walk = (gate: Gate | undefined): void => {
    if (!gate) return
    if ('all' in gate) gate.all.forEach(walk)
    else if ('any' in gate) gate.any.forEach(walk)
    else if ('not' in gate) walk(gate.not)
    else if ('overlayRequested' in gate) asked.add(gate.overlayRequested)
    else if ('featureDecided' in gate) decided.add(gate.featureDecided)
  }
  for (const {
    when,
    screens = [],
    slots = {},
    sections = [],
    overlays = [],
    effect,
    navigation = [],
  } of features)
    for (const gate of [
      when,
      effect?.when,
      ...[...screens, ...Object.values(slots), ...sections, ...overlays, ...navigation].map(
        ({ when }) => when,
      ),
    ])
      walk(gate)
  return {
    overlayRequested: [...asked],
    featureDecided: Object.fromEntries([...decided].map((id) => [id, { on: true, because: 'assumed' }])),
  }
}

const WORDS = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g

/** The start of a flag's gate: `flag('CBS3')`. */
const GATE = 'flag('

/**
 * The flags that a source reads in code, not in comments or texts. Pure.
 *
 * @param declares whether the source declares gates of features: plans show their effect, so they do not count
 */
export function readsOf(source: string, flags: readonly string[], declares = false): string[] {
  const code = source.replace(WORDS, (word, at: number) =>
    !declares && source.slice(at - GATE.length, at) === GATE ? word.slice(1, -1) : '',
  )
  return flags.filter((flag) => new RegExp(`\\b${flag}\\b`).test(code))
}

/** Files that declare gates: of a feature, and those that features share. */
const DECLARATIONS: readonly string[] = ['feature.ts', 'gates.ts']

/** Flags that the app's code reads, apart from the gates of declarations. */
export function flagsReadInCode(flags: readonly string[], folder: string = inRoot('src')): Set<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/[/\\]generated$/.test(entry.parentPath),
  )
  return new Set(
    files.flatMap(({ parentPath, name }) =>
      readsOf(readFileSync(join(parentPath, name), 'utf8'), flags, DECLARATIONS.includes(name)),
    ),
  )
}
