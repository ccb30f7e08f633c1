import type { ParseArgsConfig } from 'node:util'

/** The parsed arguments of a command, by its own `options` (`node:util` parseArgs). */
export interface Asked {
  readonly positionals: readonly string[]
  readonly values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>
}

/** The output of a command, which tests read. */
export interface Out {
  readonly line: (text: string) => void
  readonly error: (text: string) => void
}

/** One command of `npm run merchant -- <name>`. */
export interface Command {
  readonly name: string
  /** Its usage, without the name. */
  readonly usage: string
  /** One sentence for the list of commands. */
  readonly summary: string
  readonly options: NonNullable<ParseArgsConfig['options']>
  /** Returns the exit code: 0, or 1 on errors, unless its summary says more. `--json` (added to every command) prints JSON. */
  readonly run: (asked: Asked, out: Out) => Promise<number>
}

/** Wrong use of a command: a message of one line, exit code 1. */
export class UsageError extends Error {}
