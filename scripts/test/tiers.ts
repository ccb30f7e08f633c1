import type { JourneyRef } from '../../tests/tiers/journeys.ts'
import { type Listed, pathOf } from './listed.ts'

/** The file of the matrix's cells. */
export const CELLS = 'tests/matrix/matrix.spec.ts'
/** Each merchant in all its languages, of which the first says how the others are built. */
export const LANGUAGES = 'tests/matrix/languages.spec.ts'

/** The journeys of a reference. */
export function journeysOf(listed: readonly Listed[], ref: JourneyRef): Listed[] {
  const at = ref.indexOf(' › ')
  const [file, title] = [ref.slice(0, at), ref.slice(at + ' › '.length)]
  return listed.filter((test) => test.file === `tests/journeys/${file}` && pathOf(test).includes(title))
}

/** References that name no journey. */
export const lostRefs = (listed: readonly Listed[], refs: readonly JourneyRef[]): JourneyRef[] =>
  refs.filter((ref) => journeysOf(listed, ref).length === 0)

/** Journeys by their references, each once, in the order of the list. Throws where a reference names nothing. */
export function chosenJourneys(listed: readonly Listed[], refs: readonly JourneyRef[]): Listed[] {
  const lost = lostRefs(listed, refs)
  if (lost.length > 0)
    throw new Error(`tests/tiers/journeys.ts names journeys that are not there:\n${lost.join('\n')}`)
  const chosen = new Set(refs.flatMap((ref) => journeysOf(listed, ref)))
  return listed.filter((test) => chosen.has(test))
}

/** The cells of the matrix with these titles. Throws where one is not listed: without it a run would be green with fewer cells. */
export function cellsTitled(listed: readonly Listed[], titles: ReadonlySet<string>): Listed[] {
  const cells = listed.filter((test) => test.file === CELLS && titles.has(pathOf(test)))
  const found = new Set(cells.map(pathOf))
  const lost = [...titles].filter((title) => !found.has(title))
  if (lost.length > 0) throw new Error(`The matrix does not list these cells:\n${lost.join('\n')}`)
  return cells
}

/** The browser tests of `npm test`. */
export const quickTests = (
  listed: readonly Listed[],
  cells: ReadonlySet<string>,
  journeys: readonly JourneyRef[],
): Listed[] => [...cellsTitled(listed, cells), ...chosenJourneys(listed, journeys)]
