import { type FlagName, flagCatalogue } from '../generated/flags.ts'
import { type Problem, pointerStep, quote } from './problem.ts'
import { readShare, type Share } from './shares.ts'
import type { Flags, Shares } from './site.ts'

const ON: readonly unknown[] = [true, 1, '1', 'true']
const OFF: readonly unknown[] = [false, 0, '0', 'false']

/** A flag as back offices send it (docs/contract.md): true, 1, "1", "true" and their opposites. */
export function readFlag(value: unknown): boolean | undefined {
  if (ON.includes(value)) return true
  if (OFF.includes(value)) return false
  return undefined
}

export interface ReadFlags {
  readonly flags: Flags
  readonly shares: Shares | undefined
  readonly sent: ReadonlySet<string>
  readonly problems: readonly Problem[]
}

const isKnown = (name: string): name is FlagName => Object.hasOwn(flagCatalogue, name)

/**
 * The values of all flags in the catalogue, as sent or default; unknown flags are kept and reported, and are not errors.
 */
export function readFlags(sent: Readonly<Record<string, unknown>>): ReadFlags {
  const flags: Partial<Record<FlagName, boolean>> = {}
  for (const name of Object.keys(flagCatalogue)) if (isKnown(name)) flags[name] = flagCatalogue[name].default
  const shares: Partial<Record<FlagName, Share>> = {}
  const known = new Set<string>()
  const problems: Problem[] = []
  for (const [name, value] of Object.entries(sent)) {
    if (value === '') continue
    const on = readFlag(value)
    const share = readShare(value)
    if (!isKnown(name)) {
      const pointer = `/info/whitelabelVal${pointerStep(name)}`
      problems.push({
        code: 'flag.unknown',
        source: 'status',
        pointer,
        sent: quote(value),
        instead: 'nothing reads it',
      })
    } else if (on !== undefined) {
      flags[name] = on
      known.add(name)
    } else if (share) {
      flags[name] = false
      shares[name] = share
      known.add(name)
    }
  }
  return { flags, shares: Object.keys(shares).length > 0 ? shares : undefined, sent: known, problems }
}
