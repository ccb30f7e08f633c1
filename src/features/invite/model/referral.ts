import type { Site } from '../../../site/site.ts'
import type { Target } from '../../../ui/Go.tsx'
import { LOGIN_PATH } from '../../shared/paths.ts'
import { AGENT_REGISTER_PATH, INVITE_PATH } from '../paths.ts'

/** The facts on which the referral action depends. */
export interface ReferralFacts {
  /** The back office enables referral. */
  readonly enabled: boolean
  /** The referral promotion is switched off for the whole site. */
  readonly promotionDisabled: boolean
  /** A member of type 1 or 2 is logged in. */
  readonly agent: boolean
  /** A member is logged in. */
  readonly member: boolean
  readonly service: Target
}

/** Members of these types are agents (docs/conformance.md § 2.3, § 2.6). */
const AGENT_TYPES: readonly (number | undefined)[] = [1, 2]

/** The facts from the site's settings and the member's type. */
export function referralOf(
  { settings }: Pick<Site, 'settings'>,
  memberType: number | undefined,
  service: Target,
): ReferralFacts {
  return {
    enabled: (settings.referral_enabled ?? 0) > 0,
    promotionDisabled: (settings.referral_promotion_disabled ?? 0) > 0,
    agent: AGENT_TYPES.includes(memberType),
    member: memberType !== undefined,
    service,
  }
}

/**
 * The target of the referral action (docs/conformance.md § 2.2, § 2.6). An agent: the own registration link, regardless of
 * promotions. Referral not enabled: customer service. Promotion off for the whole site: the login for a guest. Otherwise:
 * inviting friends. undefined if customer service is needed but missing.
 */
export function referralTarget({
  enabled,
  promotionDisabled,
  agent,
  member,
  service,
}: ReferralFacts): Target {
  if (agent) return { to: AGENT_REGISTER_PATH }
  if (!enabled) return service
  // The login would send a member to home without a message; the screen for inviting friends says that there is no
  // promotion.
  return { to: promotionDisabled && !member ? LOGIN_PATH : INVITE_PATH }
}

/**
 * Whether there is a referral: our own entries are shown only then (docs/conformance.md § 2.5, § 2.6). An entry that a merchant
 * has configured always stays and leads to {@link referralTarget}.
 */
export const isReferralAvailable = ({
  enabled,
  promotionDisabled,
  agent,
}: Pick<ReferralFacts, 'enabled' | 'promotionDisabled' | 'agent'>): boolean =>
  agent || (enabled && !promotionDisabled)

/**
 * A merchant's own link to the screen for inviting friends also becomes the referral action; any other link stays unchanged.
 */
export const throughReferral = (target: Target, referral: Target): Target =>
  target && 'to' in target && target.to === INVITE_PATH ? referral : target
