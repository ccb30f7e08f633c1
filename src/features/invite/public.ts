export { type ReferralFacts, referralOf, referralTarget } from './model/referral.ts'
export { AGENT_REGISTER_PATH, INVITE_PATH } from './paths.ts'
