/** The paths of the screens that add accounts (docs/conformance.md § 1.2). */
export const ADD_BANK_CARD_PATH = '/m/securityCenter/addBankCard'
export const ADD_PIX_PATH = '/m/securityCenter/addBankCardPix'
export { hasPix } from './model/hasPix.ts'
