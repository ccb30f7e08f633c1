/** error: players get something wrong or nothing. warning: something does less than it says. note: worth knowing. */
export type Severity = 'error' | 'warning' | 'note'

/** Something wrong in a merchant's folder, or between folders. */
export interface Finding {
  /** Stable, dotted: what kind of wrong this is. */
  readonly code: string
  readonly severity: Severity
  /** Whose folder; '' where it is the catalogue's or the code's. */
  readonly merchant: string
  /** From the repository, or from where the merchants' folders lie. */
  readonly file: string
  /** JSON pointer into the file; it goes on into a template, which is JSON in a text. '' is the whole file. */
  readonly pointer: string
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units as editors count them. */
  readonly column: number
  /** What it means for players. */
  readonly means: string
  readonly mend: string
  /** What it comes of, in words that other findings of the same cause share. */
  readonly because?: string
  /** Names that the site lacks by it: what other findings may come of. */
  readonly causes?: readonly string[]
}

/** What a check says, before its place in the file is known. */
export interface Found {
  /** A path in the merchant's folder. */
  readonly file: string
  readonly pointer: string
  readonly means: string
  readonly mend: string
  readonly because?: string
  readonly causes?: readonly string[]
}

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 }

/** By merchant, file and place; what weighs more first where several stand in one place. */
export const inOrder = (a: Finding, b: Finding): number =>
  compare(a.merchant, b.merchant) ||
  compare(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  RANK[a.severity] - RANK[b.severity] ||
  compare(a.code, b.code) ||
  compare(a.pointer, b.pointer)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** How many there are of each severity. */
export function countsOf(findings: readonly Finding[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, note: 0 }
  for (const { severity } of findings) counts[severity]++
  return counts
}
