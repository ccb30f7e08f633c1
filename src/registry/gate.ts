import type { SectionType } from '../site/home.ts'
import type { FlagName, SettingName } from '../site/site.ts'
import type { ScreenId } from './ids.ts'

/** The kinds of devices that gates can require. */
export type DeviceTrait = 'ios' | 'android' | 'webview' | 'installed' | 'webclip'

/** The session states; `updatePassword`: a member who must choose a new password first. */
export type SessionTrait = 'guest' | 'member' | 'updatePassword'

/** Properties of a site other than flags and settings. */
export type SiteThing =
  | 'customerService'
  | 'languageChoice'
  | 'appDownload'
  | 'appLink'
  | 'smsProvider'
  | 'firebaseSms'
  | 'push'
  | 'activityShortcut'
  | 'captcha'
  | 'tokenSync'
  | 'welcomeImage'

/**
 * A condition as data, so that it can be evaluated, explained, listed, linted and drawn (docs/architecture.md). Never a callback.
 */
export type Gate =
  | { readonly flag: FlagName }
  | { readonly share: string; readonly percent: number }
  | { readonly setting: SettingName }
  | { readonly session: SessionTrait }
  | { readonly memberType: readonly number[] }
  | { readonly device: DeviceTrait }
  | { readonly has: SiteThing }
  | { readonly section: SectionType }
  | { readonly screen: readonly ScreenId[] }
  | { readonly endpoint: 'lost' }
  | { readonly overlayRequested: string }
  | { readonly featureDecided: string }
  | { readonly all: readonly Gate[] }
  | { readonly any: readonly Gate[] }
  | { readonly not: Gate }

export const flag = (name: FlagName): Gate => ({ flag: name })
/** Open for this share of all devices, whole percent; the name keeps it independent of other shares (`site/shares.ts`). */
export const share = (name: string, percent: number): Gate => ({ share: name, percent })
export const setting = (name: SettingName): Gate => ({ setting: name })
export const session = (state: SessionTrait): Gate => ({ session: state })
export const memberType = (...types: number[]): Gate => ({ memberType: types })
export const device = (trait: DeviceTrait): Gate => ({ device: trait })
export const has = (thing: SiteThing): Gate => ({ has: thing })
export const section = (type: SectionType): Gate => ({ section: type })
export const onScreen = (...screens: ScreenId[]): Gate => ({ screen: screens })
export const all = (...gates: Gate[]): Gate => ({ all: gates })
export const any = (...gates: Gate[]): Gate => ({ any: gates })
export const not = (gate: Gate): Gate => ({ not: gate })
export const endpointLost: Gate = { endpoint: 'lost' }
/** Open while this overlay is requested (`overlays.ts`). */
export const overlayRequested = (overlay: string): Gate => ({ overlayRequested: overlay })
/** Open while this feature's own rules decide so (`overlays.ts`). */
export const featureDecided = (feature: string): Gate => ({ featureDecided: feature })
/** Open to everyone. */
export const always: Gate = { all: [] }

/** All flags that a gate reads, in reading order. */
export function flagsOf(gate: Gate): FlagName[] {
  if ('flag' in gate) return [gate.flag]
  if ('all' in gate) return gate.all.flatMap(flagsOf)
  if ('any' in gate) return gate.any.flatMap(flagsOf)
  if ('not' in gate) return flagsOf(gate.not)
  return []
}
