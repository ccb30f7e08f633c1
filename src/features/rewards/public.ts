// What other features may use of this one: how a promotion is claimed.
export { useClaimPromotion } from './useClaimPromotion.ts'
