import type { Site } from '../../../src/site/site.ts'
import type { FlagName } from '../catalogue.ts'
import { isOnForSome } from '../flagState.ts'

/** The use of a flag. */
export interface FlagUse {
  readonly flag: FlagName
  readonly on: readonly string[]
  readonly off: readonly string[]
  /** On for some visitors only. */
  readonly shared: readonly string[]
  /** Merchants that do not send it; they also count by its default. */
  readonly notSent: readonly string[]
  /** The features whose gates read it, and `code` where code reads it outside of gates. */
  readonly readBy: readonly string[]
  /** Why it could be retired: `unread`, or the same value for all of at least two merchants. */
  readonly retire?: 'unread' | 'on for all' | 'off for all'
}

/** Which merchants have each flag on and off, and what could be retired. Pure. */
export function flagUses(
  flags: readonly FlagName[],
  sites: readonly Site[],
  readersOf: (flag: FlagName) => readonly string[],
): FlagUse[] {
  return flags.map((flag) => {
    const codesOf = (wanted: (site: Site) => boolean): string[] =>
      sites.filter(wanted).map(({ merchant }) => merchant.code)
    const on = codesOf((site) => site.flags[flag] === true)
    const shared = codesOf((site) => site.shares?.[flag] !== undefined)
    const off = codesOf((site) => !isOnForSome(site, flag))
    const notSent = codesOf((site) => !site.sentFlags.has(flag))
    const all =
      shared.length > 0
        ? undefined
        : on.length === 0
          ? 'off for all'
          : off.length === 0
            ? 'on for all'
            : undefined
    const readBy = readersOf(flag)
    const retire = readBy.length === 0 ? 'unread' : sites.length > 1 ? all : undefined
    return { flag, on, off, shared, notSent, readBy, ...(retire && { retire }) }
  })
}
