/** Deposit (part 1, section 2). */
export const DEPOSIT_PATH = '/m/voucherCenter'
