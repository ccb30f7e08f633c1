import { readFlag } from '../../../src/site/flags.ts'
import { LAYOUTS } from '../../../src/site/readInfo.ts'
import { DISABLED, readNumber } from '../../../src/site/settings.ts'
import { memberHash, readShare } from '../../../src/site/shares.ts'
import type { LayoutId } from '../../../src/site/site.ts'
import { FLAGS, type FlagName, isFlag, isSetting, SETTINGS, type SettingName } from '../catalogue.ts'
import { UsageError } from '../command.ts'
import { hintAt } from '../near.ts'

/** On, off, a share of visitors (`20%`), or hashes of members. */
export type SwitchValue = boolean | string | readonly string[]

/** One requested change; null: the value is no longer sent, and its default is used. */
export type WantedChange =
  | { readonly kind: 'flag'; readonly name: FlagName; readonly value: SwitchValue | null }
  | { readonly kind: 'setting'; readonly name: SettingName; readonly value: number | null }
  | { readonly kind: 'layout'; readonly name: typeof LAYOUT; readonly value: LayoutId | null }

const LAYOUT = 'mobileTemplate'
/** A setting that is an object: only its switch changes. */
const SHORTCUT = 'activity_shortcut'
const NAMES: readonly string[] = [...FLAGS, ...SETTINGS, LAYOUT]
const WORDS: Readonly<Record<string, number | null>> = { on: 1, off: 0, default: null }

/**
 * Reads `CBS3=off`, `CBS3=20%`, `CBS3=members:1001,1002`, `welcome_image_wait=-1`, `mobileTemplate=M2`, `REWCEN3=default`. Pure. Throws a
 * {@link UsageError} for an invalid change; for an unknown name with similar ones.
 */
export function readChange(sentence: string): WantedChange {
  const at = sentence.indexOf('=')
  if (at < 1) throw new UsageError(`--set ${sentence}: say what to set to what, as CBS3=off`)
  const name = sentence.slice(0, at).trim()
  const said = sentence.slice(at + 1).trim()
  if (name === LAYOUT) return { kind: 'layout', name, value: readLayout(said) }
  if (isFlag(name)) return { kind: 'flag', name, value: readSwitch(name, said) }
  if (isSetting(name)) return { kind: 'setting', name, value: readAmount(name, said) }
  throw new UsageError(`--set ${name}: there is no such flag or setting: ${hintAt(name, NAMES)}`)
}

const MEMBERS = 'members:'
const HASHED = /^[0-9a-f]{16}$/

function readSwitch(name: string, said: string): SwitchValue | null {
  const word = WORDS[said.toLowerCase()]
  if (word === null) return null
  if (said.startsWith(MEMBERS)) {
    const ids = said.slice(MEMBERS.length).split(',')
    if (ids.includes(''))
      throw new UsageError(`--set ${name}=${said}: say which members, as members:1001,1002`)
    return ids.map((id) => (HASHED.test(id) ? id : memberHash(id)))
  }
  if (readShare(said)) return said
  const value = readFlag(word ?? said)
  if (value === undefined)
    throw new UsageError(`--set ${name}=${said}: a flag is on, off, a share as 20%, or default`)
  return value
}

function readAmount(name: string, said: string): number | null {
  const word = Object.hasOwn(WORDS, said.toLowerCase()) ? WORDS[said.toLowerCase()] : undefined
  if (word === null) return null
  // Off is what docs/contract.md calls disabled.
  const value = word === 0 ? DISABLED : readNumber(word ?? said)
  if (value === undefined)
    throw new UsageError(`--set ${name}=${said}: a setting is a number, on, off (${DISABLED}) or default`)
  return value
}

function readLayout(said: string): LayoutId | null {
  if (said.toLowerCase() === 'default') return null
  const layout = LAYOUTS.find((id) => id === said)
  if (!layout) throw new UsageError(`--set ${LAYOUT}=${said}: there are ${LAYOUTS.join(', ')} and default`)
  return layout
}

/** The changes as a merge patch over the status (RFC 7396). Later changes override earlier ones. Pure. */
export function patchOf(changes: readonly WantedChange[]): object {
  const whitelabelVal: Record<string, unknown> = {}
  const settings: Record<string, unknown> = {}
  let layout: { mobileTemplate?: LayoutId | null } = {}
  for (const change of changes) {
    if (change.kind === 'layout') layout = { mobileTemplate: change.value }
    else if (change.kind === 'flag') whitelabelVal[change.name] = change.value
    else settings[change.name] = settingPatch(change)
  }
  return { info: { whitelabelVal, settings, ...layout } }
}

const settingPatch = ({
  name,
  value,
}: {
  readonly name: SettingName
  readonly value: number | null
}): unknown => (name === SHORTCUT && value !== null ? { enabled: value > 0 ? 1 : 0 } : value)

/** The change as on the command line. */
export function sentenceOf({ name, value, kind }: WantedChange): string {
  if (value === null) return `${name}=default`
  if (kind === 'flag') return `${name}=${wordOfSwitch(value)}`
  return `${name}=${value}`
}

const wordOfSwitch = (value: SwitchValue): string => {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'string' ? value : MEMBERS + value.join(',')
}
