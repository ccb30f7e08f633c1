import type { ParseArgsConfig } from 'node:util'

/** What a command was asked, read by its own `options` (`node:util` parseArgs). */
export interface Asked {
  readonly positionals: readonly string[]
  readonly values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>
}

/** Where a command says what it found; a test reads it from here. */
export interface Out {
  readonly line: (text: string) => void
  readonly error: (text: string) => void
}

/** One command of `npm run merchant -- <name>`. */
export interface Command {
  readonly name: string
  /** How it is called, without the name. */
  readonly usage: string
  /** One sentence for the list of commands. */
  readonly summary: string
  readonly options: NonNullable<ParseArgsConfig['options']>
  /** Answers the exit code: 0, or 1 on errors. `--json` (added to every command) asks for an answer for machines. */
  readonly run: (asked: Asked, out: Out) => Promise<number>
}

/** Wrong use of a command: said in one line, exit code 1. */
export class UsageError extends Error {}
