import { keyOf } from './html.ts'
import type { CellRecord, Exchange } from './record.ts'

/** Cells with one cause. */
export interface CauseGroup {
  /** The cause in one line. */
  readonly cause: string
  readonly records: readonly CellRecord[]
}

/** From this share of the changed pixels on, colours in place of others are the cause. */
const LEAST_SHARE = 0.3
/** Lines of a changed text that name the cause. */
const MOST_LINES = 2
const MOST_PARTS = 4
const MOST_COLOURS = 3
const BOX = /^(?:\s*-?\d+){4} {2}(.+)$/
const COUNTS = /^page \d+×\d+/

/** The cells with findings by what caused them, the largest group first. Pure. */
export function causesOf(records: readonly CellRecord[]): CauseGroup[] {
  const bad = records.filter(({ findings }) => findings.length > 0)
  const groups = new Map<string, CellRecord[]>()
  for (const record of bad) {
    if (isOfColours(record)) continue
    const cause = causeOf(record)
    groups.set(cause, [...(groups.get(cause) ?? []), record])
  }
  return [
    ...[...groups].map(([cause, records]) => ({ cause, records })),
    ...colourGroups(bad.filter(isOfColours)),
  ].sort((a, b) => b.records.length - a.records.length || a.cause.localeCompare(b.cause, 'en'))
}

/** Nothing but colours has changed. */
const isOfColours = (record: CellRecord): boolean =>
  (record.problems ?? []).length === 0 &&
  changedWords(record).length === 0 &&
  (record.exchanges ?? []).reduce((sum, { share }) => sum + share, 0) >= LEAST_SHARE

const pairOf = ({ from, to }: Exchange): string => `${from} to ${to}`

/** One token is drawn in several tones: cells that share an exchange of colours, also by way of others, have one cause. */
function colourGroups(records: readonly CellRecord[]): CauseGroup[] {
  let groups: { pairs: ReadonlySet<string>; records: readonly CellRecord[] }[] = []
  for (const record of records) {
    const pairs = new Set((record.exchanges ?? []).map(pairOf))
    const related = groups.filter((group) => !group.pairs.isDisjointFrom(pairs))
    groups = groups.filter((group) => !related.includes(group))
    groups.push({
      pairs: related.reduce((all, group) => all.union(group.pairs), pairs),
      records: [...related.flatMap((group) => group.records), record],
    })
  }
  return groups.map(({ records }) => ({ cause: colourWords(records), records: inOrder(records) }))
}

const inOrder = (records: readonly CellRecord[]): CellRecord[] =>
  records.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), 'en'))

function colourWords(records: readonly CellRecord[]): string {
  const weights = new Map<string, number>()
  for (const exchange of records.flatMap(({ exchanges = [] }) => exchanges))
    weights.set(pairOf(exchange), (weights.get(pairOf(exchange)) ?? 0) + exchange.share)
  const pairs = [...weights].sort((a, b) => b[1] - a[1]).map(([pair]) => pair)
  const more = pairs.length > MOST_COLOURS ? ` and ${pairs.length - MOST_COLOURS} more` : ''
  return `Colours have changed: ${pairs.slice(0, MOST_COLOURS).join(', ')}${more}`
}

const changedLines = ({ text = [] }: CellRecord) => text.filter(({ mark }) => mark !== ' ')
const changedWords = (record: CellRecord) =>
  changedLines(record).filter(({ text }) => !BOX.test(text) && !COUNTS.test(text) && text.trim() !== '')

/**
 * What most likely caused a cell's findings, other than colours: a problem of the cell itself; changed words; parts that have another
 * place; else the part in which its picture differs. Cells with the same words have the same cause.
 */
export function causeOf(record: CellRecord): string {
  const [problem] = record.problems ?? []
  // The same problem has other numbers in each cell.
  if (problem !== undefined) return (problem.split('\n')[0] ?? '').replace(/\d+(?:[.,]\d+)*/g, '#')
  const words = changedWords(record)
  if (words.length > 0) {
    const shown = words.slice(0, MOST_LINES).map(({ mark, text }) => `${mark} ${text.trim()}`)
    const more = words.length > MOST_LINES ? ` (and ${words.length - MOST_LINES} more lines)` : ''
    return `The text has changed: ${shown.join(' ')}${more}`
  }
  const { place } = record
  const parts = [...new Set(changedLines(record).flatMap(({ text }) => BOX.exec(text)?.[1] ?? []))].sort()
  if (parts.length > 0) {
    const more = parts.length > MOST_PARTS ? ` and ${parts.length - MOST_PARTS} more parts` : ''
    return `Another place or size: ${parts.slice(0, MOST_PARTS).join(', ')}${more}`
  }
  if (place !== undefined) return `The picture has changed in ${place}`
  if (record.pictures.before) return 'The picture has another size'
  return (record.acceptable?.length ?? 0) > 0 ? 'There is no baseline yet' : (record.findings[0] ?? '')
}

/** The command that repeats a cell. A run with options of its own has no states that `--state` knows. Pure. */
export const commandOf = ({ merchant, visitor, screen, state, options }: CellRecord): string =>
  ['npm run matrix --', `--merchant ${merchant}`, `--visitor ${visitor}`, `--screen ${screen}`]
    .concat(options ?? (state ? `--state ${state}` : []))
    .join(' ')
