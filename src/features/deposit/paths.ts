/** Deposit (docs/conformance.md § 1.2). */
export const DEPOSIT_PATH = '/m/voucherCenter'
