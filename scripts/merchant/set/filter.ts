import type { Site } from '../../../src/site/site.ts'
import { FLAGS, isFlag, isSetting, SETTINGS } from '../catalogue.ts'
import { UsageError } from '../command.ts'
import { flagState } from '../flagState.ts'
import { changesSince } from '../history/git.ts'
import { hintAt } from '../near.ts'
import { momentOf } from './moment.ts'

/** One condition of a filter: a key with one or several accepted values. */
export interface Condition {
  readonly key: string
  readonly values: readonly string[]
  /** Of the key `changed`: the moment, ms since 1970. */
  readonly since?: number
}

/** When merchants were changed last, by code, ms since 1970. */
export type Changes = ReadonlyMap<string, number>

/** The key whose value is a moment: what was changed since. */
const CHANGED = 'changed'

/** The value of any flag that is on for some visitors only. */
const SHARE = 'share'

/** Selects all merchants. Required, so that a forgotten filter does not change all of them. */
export const EVERYONE = 'all'

const OF_SITES: Readonly<Record<string, (site: Site) => readonly string[]>> = {
  code: ({ merchant }) => [merchant.code],
  layout: ({ layout }) => [layout],
  language: ({ languages }) => languages,
  currency: ({ currency }) => [currency ?? ''],
}
const KEYS: readonly string[] = [...Object.keys(OF_SITES), CHANGED, ...FLAGS, ...SETTINGS]

/**
 * Reads `layout=M1 language=EN,VI CBS3=on changed=7d`: pairs that must all hold; a comma means "or". `all` selects all merchants. Pure.
 * Throws a {@link UsageError} for an invalid pair, and for an unknown key with similar ones.
 */
export function readFilter(said: string, now: number): readonly Condition[] {
  const words = said.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) throw new UsageError(`Say which merchants: 'layout=M1 language=EN', or ${EVERYONE}`)
  if (words.length === 1 && words[0] === EVERYONE) return []
  return words.map((word) => {
    const at = word.indexOf('=')
    const [key, values] = [word.slice(0, at), word.slice(at + 1).split(',')]
    if (at < 1 || values.includes(''))
      throw new UsageError(`${word} is no condition of a filter: write key=value, as layout=M1`)
    if (!KEYS.includes(key)) throw new UsageError(`Merchants have no ${key}: ${hintAt(key, KEYS)}`)
    if (key !== CHANGED) return { key, values }
    return { key, values, since: Math.min(...values.map((value) => momentOf(value, now))) }
  })
}

/** The changes in git that a filter asks for; none where it asks for none. Throws a {@link UsageError} where git keeps no history. */
export async function changesFor(filter: readonly Condition[], root: string, now: number): Promise<Changes> {
  const moments = filter.flatMap(({ since }) => since ?? [])
  return moments.length > 0 ? changesSince(root, Math.min(...moments), now) : new Map()
}

/**
 * Whether a merchant matches a filter. Pure.
 *
 * @param changes what {@link changesFor} finds
 */
export const isMeant = (site: Site, filter: readonly Condition[], changes: Changes = new Map()): boolean =>
  filter.every(({ key, values, since }) => {
    if (since !== undefined) return (changes.get(site.merchant.code) ?? Number.NEGATIVE_INFINITY) >= since
    const own = valuesOf(site, key).map((value) => value.toLowerCase())
    return values.some((value) => own.includes(value.toLowerCase()))
  })

function valuesOf(site: Site, key: string): readonly string[] {
  const ofSite = Object.hasOwn(OF_SITES, key) ? OF_SITES[key] : undefined
  if (ofSite) return ofSite(site)
  if (isFlag(key)) return site.shares?.[key] ? [SHARE, flagState(site, key)] : [flagState(site, key)]
  if (!isSetting(key)) return []
  const value: unknown = Object.entries(site.settings).find(([name]) => name === key)?.[1]
  return value === undefined ? ['off', '-1'] : ['on', String(value)]
}
