import { at, isRecord } from '../../backoffice/json.ts'
import { UsageError } from '../command.ts'
import { hintAt } from '../near.ts'
import { originOf } from '../siteOrigin.ts'

/** The environments that `merchant.json` names, by name. Pure. */
export function environmentsIn(merchantFile: unknown): Readonly<Record<string, string>> {
  const named = at(merchantFile, 'environments')
  const entries = isRecord(named) ? Object.entries(named) : []
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The host names of the environments, and of where the folder was recorded. Pure. */
export const hostsIn = (merchantFile: unknown): string[] =>
  [...Object.values(environmentsIn(merchantFile)), at(merchantFile, 'recordedFrom')].flatMap((origin) =>
    typeof origin === 'string' ? (URL.parse(origin)?.hostname ?? []) : [],
  )

/**
 * The origin of an environment's name or of an address. Pure. Throws a {@link UsageError} for an unknown name, with
 * similar ones.
 */
export function originFor(asked: string, merchantFile: unknown): string {
  const named = environmentsIn(merchantFile)
  const address = Object.hasOwn(named, asked) ? named[asked] : undefined
  if (address !== undefined) return originOf(address)
  if (asked.includes('://')) return originOf(asked)
  const names = Object.keys(named)
  const hint =
    names.length > 0 ? hintAt(asked, names) : 'merchant.json names no environments; write https://… instead'
  throw new UsageError(`There is no environment ${asked}: ${hint}`)
}
