import { usePlanned } from '../../registry/PlanContext.ts'
import type { Target } from '../../ui/Go.tsx'
import { useContact } from '../customerService/public.ts'
import { isReferralAvailable, referralOf, referralTarget } from './model/referral.ts'

/** The referral action for the current visitor: every place that offers to invite uses it. */
export interface Referral {
  readonly target: Target
  readonly available: boolean
  readonly agent: boolean
}

export function useReferral(): Referral {
  const { site, member } = usePlanned().facts
  const facts = referralOf(site, member?.type, useContact())
  return { target: referralTarget(facts), available: isReferralAvailable(facts), agent: facts.agent }
}
