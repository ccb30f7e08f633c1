import { AREAS } from '../../../tests/tiers/areas.ts'
import { type JourneyRef, MAIN_JOURNEYS, SMOKE_JOURNEYS } from '../../../tests/tiers/journeys.ts'
import type { Listed } from '../listed.ts'
import { cellsTitled, journeysOf } from '../tiers.ts'
import type { Reach } from './reach.ts'

/** Browser tests that a change is held to at most, so that the run ends within two minutes on two cores. */
export const MOST_BROWSER_TESTS = 40

/** Some tests, and why they run. */
export interface Chosen {
  readonly why: string
  readonly tests: readonly Listed[]
  /** Tests of the same reason that are left to `test:full`. */
  readonly left: number
}

export interface ChoiceOf {
  readonly reach: Reach
  readonly listed: readonly Listed[]
  /** Titles of the cells that show a feature, a layout's or a merchant's. */
  readonly cellsOf: (reach: Reach) => ReadonlySet<string>
  /** Titles of the cells that run after any change. */
  readonly smokeCells: ReadonlySet<string>
}

/** Which browser tests a change is held to, the nearest to it first. Pure. */
export function chooseBrowserTests({ reach, listed, cellsOf, smokeCells }: ChoiceOf): Chosen[] {
  const { specs, features, folders } = reach
  const areas = [...features, ...folders].filter((area) => AREAS[area])
  const shown = [
    ...features,
    ...new Set([...reach.layouts, ...reach.drawnBy]),
    ...reach.merchants,
    ...reach.languages,
  ]
  const named = (refs: readonly JourneyRef[]): Listed[] => refs.flatMap((ref) => journeysOf(listed, ref))
  const wishes: { why: string; tests: readonly Listed[] }[] = [
    {
      why: 'smoke: after any change',
      tests: [...named(SMOKE_JOURNEYS), ...cellsTitled(listed, smokeCells)],
    },
    {
      why: `these tests, or what they are made of, have changed: ${specs.map(base).join(', ')}`,
      tests: inTurns(specs.map((spec) => listed.filter(({ file }) => file === spec))),
    },
    {
      why: `the main journeys of ${features.join(', ')}`,
      tests: inTurns(features.map((id) => named(MAIN_JOURNEYS[id] ?? []))),
    },
    {
      why: `screens that show ${shown.join(', ')}`,
      tests: cellsTitled(listed, cellsOf(reach)),
    },
    {
      why: `journeys that tell of ${areas.join(', ')}`,
      tests: inTurns(areas.map((area) => inTurns(filesOf(area).map((file) => inFile(listed, file))))),
    },
  ]
  const taken = new Set<Listed>()
  return wishes.flatMap(({ why, tests }) => {
    const wanted = [...new Set(tests)].filter((test) => !taken.has(test))
    const now = wanted.slice(0, Math.max(0, MOST_BROWSER_TESTS - taken.size))
    for (const test of now) taken.add(test)
    return wanted.length > 0 ? [{ why, tests: now, left: wanted.length - now.length }] : []
  })
}

const base = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const filesOf = (area: string): readonly string[] => AREAS[area] ?? []
const inFile = (listed: readonly Listed[], name: string): Listed[] =>
  listed.filter(({ file }) => file === `tests/journeys/${name}.spec.ts`)

/** One of each list after the other, so that a limit leaves some of every one. */
function inTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}
