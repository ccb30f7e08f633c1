import { isRecord } from '../../src/json/read.ts'

/** A test, by its file and its title in the source. */
export interface NamedTest {
  readonly file: string
  readonly title: string
}

/** A statement of the specification with its tests, or with the decision against it. */
export interface Row {
  /** `part.section.number`, in the order of the specification's text. */
  readonly id: string
  readonly section: string
  readonly statement: string
  readonly tests: readonly NamedTest[]
  /** A file of the repository, with `#/pointer` into JSON or `#heading` of Markdown. */
  readonly decision?: string
  /** The gap, where there is neither a test nor a decision. */
  readonly open?: string
  readonly note?: string
}

const ID = /^[12]\.\d+\.\d+$/
const MEMBERS = new Set(['id', 'section', 'statement', 'tests', 'decision', 'open', 'note'])

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isAbsentOrText = (value: unknown): boolean => value === undefined || isText(value)
const isTest = (value: unknown): value is NamedTest =>
  isRecord(value) && isText(value.file) && isText(value.title) && Object.keys(value).length === 2

type WrittenRow = Omit<Row, 'tests'> & Partial<Pick<Row, 'tests'>>

function isRow(value: unknown): value is WrittenRow {
  if (!isRecord(value) || !Object.keys(value).every((name) => MEMBERS.has(name))) return false
  const { id, section, statement, tests, decision, open, note } = value
  if (!isText(id) || !ID.test(id) || !isText(section) || !isText(statement)) return false
  if (tests !== undefined && !(Array.isArray(tests) && tests.every(isTest))) return false
  return [decision, open, note].every(isAbsentOrText)
}

/** Reads a part's rows. Throws with the place of an invalid row. */
export function readRows(file: string, text: string): Row[] {
  const list: unknown = JSON.parse(text)
  if (!Array.isArray(list)) throw new Error(`${file}: not a list`)
  return list.map((row: unknown, at) => {
    if (isRow(row)) return { ...row, tests: row.tests ?? [] }
    throw new Error(`${file}: row ${at} is not well formed: ${JSON.stringify(row)}`)
  })
}

const numbersOf = ({ id }: Row): readonly number[] => id.split('.').map(Number)

/** Orders rows by part, section and number. */
export function comesBefore(one: Row, other: Row): boolean {
  const theirs = numbersOf(other)
  const mine = numbersOf(one)
  const at = mine.findIndex((number, place) => number !== theirs[place])
  return at >= 0 && (mine[at] ?? 0) < (theirs[at] ?? 0)
}

/** `1.4` of `1.4.7`. */
export const sectionNumberOf = ({ id }: Row): string => id.split('.').slice(0, 2).join('.')
