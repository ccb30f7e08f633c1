import { settingCatalogue } from '../generated/settings.ts'
import { type Problem, pointerStep, quote } from './problem.ts'
import type { SettingName, Settings } from './site.ts'

/** A setting with this value is disabled (docs/conformance.md § 1.9). */
export const DISABLED = -1

/** A number in any format that back offices send; undefined if it is not one. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

const defaults: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(settingCatalogue).map(([name, entry]) => [name, entry.default]),
)

const isKnown = (name: string): name is SettingName =>
  Object.hasOwn(defaults, name) && typeof defaults[name] === 'number'

/** Reads every setting of the catalogue; undefined if disabled. Unknown settings are reported, not errors. */
export function readSettings(sent: Readonly<Record<string, unknown>>): {
  settings: Settings
  problems: Problem[]
} {
  const settings: Partial<Record<SettingName, number | undefined>> = {}
  for (const [name, value] of Object.entries(defaults)) {
    if (isKnown(name) && typeof value === 'number') settings[name] = value
  }
  const problems: Problem[] = []
  for (const [name, value] of Object.entries(sent)) {
    if (!isKnown(name)) {
      if (Object.hasOwn(defaults, name)) continue
      const pointer = `/info/settings${pointerStep(name)}`
      problems.push({
        code: 'setting.unknown',
        source: 'status',
        pointer,
        sent: quote(value),
        instead: 'nothing reads it',
      })
      continue
    }
    const number = readNumber(value)
    if (number !== undefined) settings[name] = number === DISABLED ? undefined : number
  }
  return { settings, problems }
}
