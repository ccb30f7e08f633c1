import type { Step, Target } from './state.ts'

/** A part without a text, found by the contract's attribute. */
export const feature = (id: string, inner = 'button'): Target => ({ part: `[data-feature="${id}"] ${inner}` })
export const DIALOG: Target = { part: '[role="dialog"], [role="alertdialog"]' }

/** A back office's refusal with its own message. */
export const REFUSAL = {
  kind: 'business',
  code: 'odd.failure',
  message: 'The service is resting. Please try again later.',
} as const

export const PASSWORD = 'Player!2026'

/** Fills in and submits the login by name. */
export const LOG_IN: readonly Step[] = [
  { fill: 'account:username', with: '{userName}' },
  { fill: 'account:password', with: '{password}' },
  { press: 'account:log_in' },
]

/** SMS codes without a slider. Each code is "sent" without using up the number's limit. */
export const CODES_AT_HAND = {
  status: { info: { whitelabelVal: { GEETESTVCODE3: false } } },
  answers: { 'verification/sms/noLogin': { expirationTime: 120 } },
} as const
