/** The member's deposits and withdrawals; an addition to docs/conformance.md § 2.2. */
export const PAYMENTS_PATH = '/m/member/payments'
