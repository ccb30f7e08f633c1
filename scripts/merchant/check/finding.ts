/** error: players see something wrong or nothing. warning: something has less effect than configured. note: for information. */
export type Severity = 'error' | 'warning' | 'note'

/** A finding in a merchant's folder, or across folders. */
export interface Finding {
  /** A stable, dotted code of the kind of finding. */
  readonly code: string
  readonly severity: Severity
  /** The merchant; '' for findings in the catalogue or the code. */
  readonly merchant: string
  /** Relative to the repository, or to the parent of the merchants' folder. */
  readonly file: string
  /** JSON pointer into the file, continued into templates, which are JSON in a string. '' is the whole file. */
  readonly pointer: string
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units as editors count them. */
  readonly column: number
  /** The effect on players. */
  readonly means: string
  readonly mend: string
  /** The cause, in words that other findings of the same cause share. */
  readonly because?: string
  /** Names that the site lacks because of it: it may cause other findings. */
  readonly causes?: readonly string[]
}

/** The result of a check, before its line and column are known. */
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

/** Orders by merchant, file and place; at the same place the more severe one first. */
export const inOrder = (a: Finding, b: Finding): number =>
  compare(a.merchant, b.merchant) ||
  compare(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  RANK[a.severity] - RANK[b.severity] ||
  compare(a.code, b.code) ||
  compare(a.pointer, b.pointer)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The number of findings by severity. */
export function countsOf(findings: readonly Finding[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, note: 0 }
  for (const { severity } of findings) counts[severity]++
  return counts
}
