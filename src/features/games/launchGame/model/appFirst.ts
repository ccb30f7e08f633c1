import type { AppDownloadConfig } from '../../../../generated/types.ts'
import { all, any, device, flag, type Gate, memberType, not, session } from '../../../../registry/gate.ts'
import { readList, readMode, readOn, readTexts, refusedDomain } from '../../../appDownloadPrompt/public.ts'

/** Who must get the app before a game (docs/conformance.md § 1.6): guests, and members of the types in the app-download rules. */
export const APP_FIRST: Gate = all(
  flag('STARTGAMEINAPP3'),
  not(device('webview')),
  not(device('installed')),
  any(session('guest'), memberType(0, 1, 2)),
)

/** The facts for a player to whom {@link APP_FIRST} applies. */
export interface AppFirstFacts {
  /** undefined: the back office has none, or the request failed. */
  readonly config?: AppDownloadConfig | undefined
  /** The link to the app for this device; undefined: there is none. */
  readonly link: string | undefined
  readonly os: 'ios' | 'android' | 'other'
  readonly host: string
  readonly guest: boolean
}

export type AppFirst =
  /** The rules do not require the app. */
  | { readonly kind: 'play' }
  /** The app comes first. `required`: the player cannot skip it. */
  | { readonly kind: 'app'; readonly link: string; readonly required: boolean; readonly description?: string }
  /** The rules require the app, but it is not available: the page says so and lets the player play in the browser. */
  | { readonly kind: 'missing' }

/**
 * Whether the app comes before the game: by the domain rule and the session rule of the app-download configuration
 * (docs/conformance.md § 2.4). Without a configuration, the app comes first if there is one. On a computer, where it cannot be
 * installed, it is never required. Pure.
 */
export function appFirst({ config = {}, link, os, host, guest }: AppFirstFacts): AppFirst {
  if (refusedDomain(readMode(config.domains_switch), readList(config.domains), host)) return { kind: 'play' }
  if (guest && readOn(config.login_required)) return { kind: 'play' }
  if (!link) return { kind: 'missing' }
  const description = readTexts(config.app_desc)
  return { kind: 'app', link, required: os !== 'other', ...(description && { description }) }
}
