import type { Referral } from '../../../generated/types.ts'
import { guardUrl, withParams } from '../../../ui/url/guard.ts'
import { REGISTER_PATH } from '../../shared/paths.ts'

/** A member's invitation. */
export interface Invitation {
  /** Absolute, http(s). */
  readonly link: string
  /** A code that a friend may type instead of the link; undefined if the link is sufficient. */
  readonly code: string | undefined
  readonly invited: number | undefined
  /** As sent; `formatMoney` formats it. */
  readonly earned: string | undefined
  readonly terms: string | undefined
}

export type InvitedBy = 'friend' | 'agent'

/** Trims a code for use in an address. */
const codeOf = (code: string | undefined): string | undefined => code?.trim() || undefined

/**
 * The invitation: the back office's own link, else this site's registration with the member's code: an agent's players belong to
 * the agent (affiliateCode), friends are referred (r; § 1.2). undefined if there is neither.
 */
export function invitationOf(
  sent: Referral | undefined,
  by: InvitedBy,
  base: string,
): Invitation | undefined {
  if (!sent) return undefined
  const [referral, affiliate] = [codeOf(sent.referralCode), codeOf(sent.affiliateCode)]
  const link = linkOf(sent.link, by, { referral, affiliate }, base)
  if (link === undefined) return undefined
  const invited = sent.invited === undefined || sent.invited === '' ? Number.NaN : Number(sent.invited)
  return {
    link,
    code: by === 'agent' ? (affiliate ?? referral) : referral,
    invited: Number.isSafeInteger(invited) && invited >= 0 ? invited : undefined,
    earned: sent.earned === undefined ? undefined : String(sent.earned).trim() || undefined,
    terms: sent.terms?.trim() || undefined,
  }
}

function linkOf(
  sent: string | undefined,
  by: InvitedBy,
  { referral, affiliate }: { readonly referral: string | undefined; readonly affiliate: string | undefined },
  base: string,
): string | undefined {
  const given = sent?.trim() ? guardUrl(sent, { base, allow: 'link' }) : undefined
  if (given) return given.href
  const own = guardUrl(REGISTER_PATH, { base, allow: 'link' })
  if (!own) return undefined
  if (by === 'agent' && affiliate) return withParams(own, { affiliateCode: affiliate, r: referral }).href
  return referral ? withParams(own, { r: referral }).href : undefined
}
