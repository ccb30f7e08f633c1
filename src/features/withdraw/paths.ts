/** Withdrawal (docs/conformance.md § 1.2). */
export const WITHDRAW_PATH = '/m/withdraw'
