import type { Found, Severity } from './finding.ts'
import type { Known } from './known.ts'
import type { Opened } from './open.ts'

/** A finding of a check, by one of its codes. */
export type FoundBy<Code extends string> = Found & { readonly code: Code }

/** One check of a merchant's folder: data and a pure function. `checks.ts` lists them. */
export interface Check<Code extends string = string> {
  /** Its purpose, in one sentence. */
  readonly looksFor: string
  /** The codes of its findings, with their severity. */
  readonly codes: Readonly<Record<Code, Severity>>
  readonly run: (merchant: Opened, known: Known) => readonly FoundBy<Code>[]
}

export const defineCheck = <const Code extends string>(check: Check<Code>): Check<Code> => check

/** Like {@link Check}, across folders; `all` are all folders, this one included. */
export interface AcrossCheck<Code extends string = string> {
  readonly looksFor: string
  readonly codes: Readonly<Record<Code, Severity>>
  readonly run: (merchant: Opened, all: readonly Opened[], known: Known) => readonly FoundBy<Code>[]
}

export const defineAcrossCheck = <const Code extends string>(check: AcrossCheck<Code>): AcrossCheck<Code> =>
  check
