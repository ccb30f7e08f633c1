import { type LanguageCode, readLanguageCode } from '../../../i18n/languages.ts'
import { fromBcp47, resolveLanguage } from '../../../i18n/resolveLanguage.ts'

/** The inputs that decide the language after a login. */
export interface MembersVisit {
  /** The language that the player chose earlier, in the picker or by a URL; null: none. */
  readonly stored: string | null
  /** What the back office says about the member. */
  readonly member: string | null
  readonly browser: readonly string[]
  readonly allowed: readonly LanguageCode[]
}

/** Whether the player has chosen a language that this site supports. Such a choice overrides everything else. */
export function hasChosen({ stored, allowed }: Pick<MembersVisit, 'stored' | 'allowed'>): boolean {
  const chosen = readLanguageCode(stored)
  return chosen !== undefined && allowed.includes(chosen)
}

/**
 * The language to change to after a login; undefined: no change. Priority: the player's choice in this browser, the
 * member's language, the browser's, the site's. Unsupported languages are ignored (docs/conformance.md § 2.5).
 */
export function membersLanguage(visit: MembersVisit, current: LanguageCode): LanguageCode | undefined {
  const { member } = visit
  if (member === null || hasChosen(visit)) return undefined
  const wanted = readLanguageCode(member) ?? fromBcp47(member)[0]
  return wanted === resolveLanguage(visit) && wanted !== current ? wanted : undefined
}
