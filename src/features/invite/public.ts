// The public interface of this feature: the target of the referral action for each visitor.
export { throughReferral } from './model/referral.ts'
export { useReferral } from './useReferral.ts'
