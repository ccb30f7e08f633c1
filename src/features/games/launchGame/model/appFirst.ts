import type { AppDownloadConfig } from '../../../../generated/types.ts'
import { all, any, device, flag, type Gate, memberType, not, session } from '../../../../registry/gate.ts'
import { readList, readMode, readOn, readTexts, refusedDomain } from '../../../appDownloadPrompt/public.ts'

/** Who has to have the app before a game (docs/conformance.md § 1.6): members as the app-download rules know them, and guests. */
export const APP_FIRST: Gate = all(
  flag('STARTGAMEINAPP3'),
  not(device('webview')),
  not(device('installed')),
  any(session('guest'), memberType(0, 1, 2)),
)

/** What is known when somebody about whom {@link APP_FIRST} is right wants to play. */
export interface AppFirstFacts {
  /** Undefined: the back office has none, or it could not be had. */
  readonly config?: AppDownloadConfig | undefined
  /** The app for this device; undefined: there is none. */
  readonly link: string | undefined
  readonly os: 'ios' | 'android' | 'other'
  readonly host: string
  readonly guest: boolean
}

export type AppFirst =
  /** The rules ask for nothing here. */
  | { readonly kind: 'play' }
  /** The app first; `required`: there is no way around it. */
  | { readonly kind: 'app'; readonly link: string; readonly required: boolean; readonly description?: string }
  /** The app would be asked for, and cannot be had: said so, and the game may be played here. */
  | { readonly kind: 'missing' }

/**
 * Whether the app comes before the game: by the domain rule and the session rule of the app-download configuration (docs/conformance.md § 2.4), where there is one: without it an app that exists is enough. On a computer, where the app cannot be installed,
 * nobody is held up. Pure.
 */
export function appFirst({ config = {}, link, os, host, guest }: AppFirstFacts): AppFirst {
  if (refusedDomain(readMode(config.domains_switch), readList(config.domains), host)) return { kind: 'play' }
  if (guest && readOn(config.login_required)) return { kind: 'play' }
  if (!link) return { kind: 'missing' }
  const description = readTexts(config.app_desc)
  return { kind: 'app', link, required: os !== 'other', ...(description && { description }) }
}
