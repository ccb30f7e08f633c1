import settingSchema from '../../schemas/settings.schema.json' with { type: 'json' }
import flagSchema from '../../schemas/whitelabel-flags.schema.json' with { type: 'json' }
import { type FlagName, flagCatalogue } from '../../src/generated/flags.ts'
import { type SettingName, settingCatalogue } from '../../src/generated/settings.ts'

/** The catalogue's description of a flag or a setting. */
export interface Described {
  readonly title: string
  readonly description: string
  /** The feature, or the screen without a feature, that reads it; settings have none. */
  readonly owner?: string
}

export type { FlagName, SettingName }

export const isFlag = (name: string): name is FlagName => Object.hasOwn(flagCatalogue, name)
export const isSetting = (name: string): name is SettingName => Object.hasOwn(settingCatalogue, name)

export const FLAGS: readonly FlagName[] = Object.keys(flagCatalogue).filter(isFlag)
export const SETTINGS: readonly SettingName[] = Object.keys(settingCatalogue).filter(isSetting)

export function describeFlag(name: FlagName): Described {
  const { title, description, 'x-owner': owner } = flagSchema.properties[name]
  return { title, description, owner }
}

export function describeSetting(name: SettingName): Described {
  const { title, description } = settingSchema.properties[name]
  return { title, description }
}
