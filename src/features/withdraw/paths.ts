/** Withdrawal (part 1, section 2). */
export const WITHDRAW_PATH = '/m/withdraw'
