import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  codeOf,
  providerFailure,
} from '../../../../../../src/features/auth/thirdPartySignIn/model/failure.ts'
import words from '../../../../../../src/i18n/locales/EN/thirdPartySignIn.json' with { type: 'json' }

const failed = (code: string, message = `Firebase: Error (${code}).`) => providerFailure({ code, message })

describe('errors of the provider (docs/conformance.md § 2.8)', () => {
  it.each([
    ['auth/popup-blocked', 'auth/popup-blocked'],
    ['auth/popup-closed-by-user', 'auth/popup-closed-by-user'],
    ['auth/user-cancelled', 'auth/popup-closed-by-user'],
    ['auth/redirect-cancelled-by-user', 'auth/popup-closed-by-user'],
    ['auth/unauthorized-domain', 'auth/unauthorized-domain'],
    ['auth/network-request-failed', 'auth/network-request-failed'],
    ['auth/timeout', 'auth/network-request-failed'],
    ['auth/internal-error', 'auth/internal-error'],
    ['auth/invalid-api-key', 'auth/internal-error'],
    ['auth/configuration-not-found', 'auth/internal-error'],
    ['auth/account-exists-with-different-credential', 'auth/account-exists-with-different-credential'],
    ['auth/email-already-in-use', 'auth/account-exists-with-different-credential'],
    ['auth/user-disabled', 'auth/user-disabled'],
    ['auth/operation-not-allowed', 'auth/operation-not-allowed'],
    ['auth/invalid-credential', 'auth/invalid-credential'],
    ['auth/too-many-requests', 'auth/too-many-requests'],
    ['auth/quota-exceeded', 'auth/too-many-requests'],
    ['auth/invalid-phone-number', 'auth/invalid-phone-number'],
    ['auth/missing-phone-number', 'auth/invalid-phone-number'],
    ['auth/invalid-verification-code', 'auth/invalid-verification-code'],
    ['auth/code-expired', 'auth/code-expired'],
    ['auth/captcha-check-failed', 'auth/captcha-check-failed'],
    ['auth/web-storage-unsupported', 'auth/unknown'],
    ['auth/a-code-of-tomorrow', 'auth/unknown'],
  ])('%s is told with the words of %s, and its own code', (code, key) => {
    expect(failed(code)).toEqual({ messageKey: key, code, reason: `Firebase: Error (${code}).` })
    expect(Object.keys(words)).toContain(key)
  })

  it('says nothing of auth/cancelled-popup-request', () => {
    expect(failed('auth/cancelled-popup-request')).toBeUndefined()
  })

  it('gives the reason in the provider’s words, without what the code says already', () => {
    const message = 'Firebase: Unable to establish a connection with the popup (auth/popup-blocked).'
    expect(failed('auth/popup-blocked', message)?.reason).toBe(
      'Unable to establish a connection with the popup',
    )
  })

  it('takes anything thrown for an unknown failure, and shows no code that is none', () => {
    for (const odd of [undefined, null, 'no', 4, new Error('Oops'), { code: '<b>x</b>' }, { code: 7 }])
      expect(codeOf(odd)).toBe('auth/unknown')
  })

  it('always has words, and a reason of a readable length', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string({ maxLength: 2000 }), (code, message) => {
        const failure = providerFailure({ code, message })
        return (
          failure === undefined ||
          (failure.messageKey !== undefined &&
            failure.messageKey in words &&
            (failure.reason ?? '').length <= 300)
        )
      }),
    )
  })
})
