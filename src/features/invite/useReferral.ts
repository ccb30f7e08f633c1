import { usePlanned } from '../../registry/PlanContext.ts'
import type { Target } from '../../ui/Go.tsx'
import { customerServiceTarget } from '../customerService/public.ts'
import { useLabelId } from '../useMemberInfo.ts'
import { isReferralAvailable, referralOf, referralTarget } from './model/referral.ts'

/** The referral action for whoever is here: every place that offers to invite takes it from here. */
export interface Referral {
  readonly target: Target
  readonly available: boolean
  readonly agent: boolean
}

export function useReferral(): Referral {
  const { site, member } = usePlanned().facts
  const service = customerServiceTarget(site.customerService, useLabelId())
  const facts = referralOf(site, member?.type, service)
  return { target: referralTarget(facts), available: isReferralAvailable(facts), agent: facts.agent }
}
