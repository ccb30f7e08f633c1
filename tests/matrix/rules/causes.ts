import type { CellRecord } from './record.ts'

/** Cells with one cause. */
export interface CauseGroup {
  /** The cause in one line. */
  readonly cause: string
  readonly records: readonly CellRecord[]
}

/** From this share of the changed pixels on, one colour that replaces another is the cause. */
const LEAST_SHARE = 0.3
/** Lines of a changed text that name the cause. */
const MOST_LINES = 2
const MOST_PARTS = 4
const BOX = /^(?:\s*-?\d+){4} {2}(.+)$/
const COUNTS = /^page \d+×\d+/

/** The cells with findings by what caused them, the largest group first. Pure. */
export function causesOf(records: readonly CellRecord[]): CauseGroup[] {
  const groups = new Map<string, CellRecord[]>()
  for (const record of records) {
    if (record.findings.length === 0) continue
    const cause = causeOf(record)
    groups.set(cause, [...(groups.get(cause) ?? []), record])
  }
  return [...groups]
    .map(([cause, records]) => ({ cause, records }))
    .sort((a, b) => b.records.length - a.records.length || a.cause.localeCompare(b.cause, 'en'))
}

/**
 * What most likely caused a cell's findings: a problem of the cell itself; changed words; a colour in place of another; parts that
 * have another place; else the part in which its picture differs. Cells with the same words have the same cause.
 */
export function causeOf(record: CellRecord): string {
  const [problem] = record.problems ?? []
  // The same problem has other numbers in each cell.
  if (problem !== undefined) return (problem.split('\n')[0] ?? '').replace(/\d+(?:[.,]\d+)*/g, '#')
  const changed = (record.text ?? []).filter(({ mark }) => mark !== ' ')
  const words = changed.filter(({ text }) => !BOX.test(text) && !COUNTS.test(text) && text.trim() !== '')
  if (words.length > 0) {
    const shown = words.slice(0, MOST_LINES).map(({ mark, text }) => `${mark} ${text.trim()}`)
    const more = words.length > MOST_LINES ? ` (and ${words.length - MOST_LINES} more lines)` : ''
    return `The text has changed: ${shown.join(' ')}${more}`
  }
  const { exchange, place } = record
  if (exchange && exchange.share >= LEAST_SHARE) return `The colour ${exchange.from} is ${exchange.to} now`
  const parts = [...new Set(changed.flatMap(({ text }) => BOX.exec(text)?.[1] ?? []))].sort()
  if (parts.length > 0) {
    const more = parts.length > MOST_PARTS ? ` and ${parts.length - MOST_PARTS} more parts` : ''
    return `Another place or size: ${parts.slice(0, MOST_PARTS).join(', ')}${more}`
  }
  if (place !== undefined) return `The picture has changed in ${place}`
  if (record.pictures.before) return 'The picture has another size'
  return (record.acceptable?.length ?? 0) > 0 ? 'There is no baseline yet' : (record.findings[0] ?? '')
}

/** The command that repeats a cell. Pure. */
export const commandOf = ({ merchant, visitor, screen, state }: CellRecord): string =>
  ['npm run matrix --', `--merchant ${merchant}`, `--visitor ${visitor}`, `--screen ${screen}`]
    .concat(state ? [`--state ${state}`] : [])
    .join(' ')
