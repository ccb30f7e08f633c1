import { AREAS } from '../../../tests/tiers/areas.ts'
import { type JourneyRef, MAIN_JOURNEYS, SMOKE_JOURNEYS } from '../../../tests/tiers/journeys.ts'
import { type Listed, MEASURED, SLOWED } from '../listed.ts'
import { cellsTitled, journeysOf } from '../tiers.ts'
import type { Reach } from './reach.ts'

/** The most browser tests for a change, so that the run ends within two minutes on two cores. */
export const MOST_BROWSER_TESTS = 40

/** Chosen tests, and the reason. */
export interface Chosen {
  readonly why: string
  readonly tests: readonly Listed[]
  /** Tests of the same reason that are left to `test:full`. */
  readonly left: number
}

export interface ChoiceOf {
  readonly reach: Reach
  readonly listed: readonly Listed[]
  /** Titles of the cells whose state or baseline has changed. */
  readonly ownCells: ReadonlySet<string>
  /** Titles of the cells that show a feature, a layout or a merchant. */
  readonly cellsOf: (reach: Reach) => ReadonlySet<string>
  /** Titles of the cells that run after any change. */
  readonly smokeCells: ReadonlySet<string>
}

/** Chooses the browser tests for a change, the closest to it first. Pure. */
export function chooseBrowserTests({ reach, listed, ownCells, cellsOf, smokeCells }: ChoiceOf): Chosen[] {
  const { specs, features, folders } = reach
  const areas = [...features, ...folders].filter((area) => AREAS[area])
  const shown = [
    ...features,
    ...new Set([...reach.layouts, ...reach.drawnBy]),
    ...reach.merchants,
    ...reach.languages,
  ]
  const named = (refs: readonly JourneyRef[]): Listed[] => refs.flatMap((ref) => journeysOf(listed, ref))
  const told = inTurns(areas.map((area) => inTurns(filesOf(area).map((file) => inFile(listed, file)))))
  const wishes: { why: string; tests: readonly Listed[]; slow?: readonly Listed[] }[] = [
    {
      why: 'smoke: after any change',
      tests: [...named(SMOKE_JOURNEYS), ...cellsTitled(listed, smokeCells)],
    },
    {
      why: 'the cells whose state or baseline has changed',
      tests: cellsTitled(listed, ownCells),
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
      tests: told.filter(isQuick),
      slow: told.filter((test) => !isQuick(test)),
    },
  ]
  const taken = new Set<Listed>()
  return wishes.flatMap(({ why, tests, slow = [] }) => {
    const wanted = [...new Set(tests)].filter((test) => !taken.has(test))
    const now = wanted.slice(0, Math.max(0, MOST_BROWSER_TESTS - taken.size))
    for (const test of now) taken.add(test)
    const left = wanted.length - now.length + slow.filter((test) => !taken.has(test)).length
    return now.length + left > 0 ? [{ why, tests: now, left }] : []
  })
}

const base = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const filesOf = (area: string): readonly string[] => AREAS[area] ?? []
const inFile = (listed: readonly Listed[], name: string): Listed[] =>
  listed.filter(({ file }) => file === `tests/journeys/${name}.spec.ts`)
/** One of the others takes as long as five to ten journeys. */
const isQuick = ({ project, titles }: Listed): boolean => project !== MEASURED && !titles.includes(SLOWED)

/** Takes one item of each list in turn, so that a limit leaves items of all lists. */
function inTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}
