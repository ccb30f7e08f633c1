import { type LanguageCode, readLanguageCode } from '../../../i18n/languages.ts'
import { fromBcp47, resolveLanguage } from '../../../i18n/resolveLanguage.ts'

/** What is known of a visit when a member's language has become known. */
export interface MembersVisit {
  /** Chosen by the player before, in the picker or by an address; null: never. */
  readonly stored: string | null
  /** What the back office says about the member. */
  readonly member: string | null
  readonly browser: readonly string[]
  readonly allowed: readonly LanguageCode[]
}

/** Whether the player has chosen a language that this site speaks: nobody else's wish counts then. */
export function hasChosen({ stored, allowed }: Pick<MembersVisit, 'stored' | 'allowed'>): boolean {
  const chosen = readLanguageCode(stored)
  return chosen !== undefined && allowed.includes(chosen)
}

/**
 * The language to change to when somebody has logged in; undefined: it stays as it is. The member's comes before the
 * browser's and the site's, and after what the player chose here; one that the site lacks is no language (docs/conformance.md § 2.5).
 */
export function membersLanguage(visit: MembersVisit, current: LanguageCode): LanguageCode | undefined {
  const { member } = visit
  if (member === null || hasChosen(visit)) return undefined
  const wanted = readLanguageCode(member) ?? fromBcp47(member)[0]
  return wanted === resolveLanguage(visit) && wanted !== current ? wanted : undefined
}
