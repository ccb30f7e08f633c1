import type { Step, Target } from './state.ts'

/** What of the contract has no words of its own. */
export const feature = (id: string, inner = 'button'): Target => ({ part: `[data-feature="${id}"] ${inner}` })
export const DIALOG: Target = { part: '[role="dialog"], [role="alertdialog"]' }

/** Words that a back office answers with when it says no. */
export const REFUSAL = {
  kind: 'business',
  code: 'odd.failure',
  message: 'The service is resting. Please try again later.',
} as const

export const PASSWORD = 'Player!2026'

/** Fills in the login by name and sends it. */
export const LOG_IN: readonly Step[] = [
  { fill: 'account:username', with: '{userName}' },
  { fill: 'account:password', with: '{password}' },
  { press: 'account:log_in' },
]

/** No slider stands before a code by SMS; a code is "sent" without wearing out the number. */
export const CODES_AT_HAND = {
  status: { info: { whitelabelVal: { GEETESTVCODE3: false } } },
  answers: { 'verification/sms/noLogin': { expirationTime: 120 } },
} as const
