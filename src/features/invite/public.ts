// What other features may use of this one: where "invite" leads, and for whom.
export { throughReferral } from './model/referral.ts'
export { useReferral } from './useReferral.ts'
