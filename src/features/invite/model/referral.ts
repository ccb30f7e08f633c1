import type { Site } from '../../../site/site.ts'
import type { Target } from '../../../ui/Go.tsx'
import { LOGIN_PATH } from '../../shared/paths.ts'
import { AGENT_REGISTER_PATH, INVITE_PATH } from '../paths.ts'

/** What the referral action depends on. */
export interface ReferralFacts {
  /** The back office enables referral. */
  readonly enabled: boolean
  /** The referral promotion is switched off for the whole site. */
  readonly promotionDisabled: boolean
  /** A member of type 1 or 2 is logged in. */
  readonly agent: boolean
  /** Somebody is logged in. */
  readonly member: boolean
  readonly service: Target
}

/** Members of these types are agents (docs/conformance.md § 2.3, § 2.6). */
const AGENT_TYPES: readonly (number | undefined)[] = [1, 2]

/** What the site and the member's type make of it. */
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
 * Where the referral action leads (docs/conformance.md § 2.2, § 2.6): an agent to their own registration link, whatever is promoted;
 * where referral is not enabled to customer service; where its promotion is off for everyone a guest to the login; else to the
 * invitation of friends. Undefined where there is no customer service either.
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
  // The login would send a member home without a word; the invitation says that there is none now.
  return { to: promotionDisabled && !member ? LOGIN_PATH : INVITE_PATH }
}

/**
 * Whether there is anything to invite with: what offers itself shows only then (docs/conformance.md § 2.5, § 2.6). What a merchant has
 * put there stays, and leads where {@link referralTarget} says.
 */
export const isReferralAvailable = ({
  enabled,
  promotionDisabled,
  agent,
}: Pick<ReferralFacts, 'enabled' | 'promotionDisabled' | 'agent'>): boolean =>
  agent || (enabled && !promotionDisabled)

/** A merchant's own link to the invitation of friends is the referral action, too; any other leads where it says. */
export const throughReferral = (target: Target, referral: Target): Target =>
  target && 'to' in target && target.to === INVITE_PATH ? referral : target
