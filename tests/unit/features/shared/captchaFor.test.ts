import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CaptchaPurpose, captchaFor } from '../../../../src/features/shared/captchaFor.ts'
import { siteFrom } from '../../../support/merchants.ts'

interface Told {
  /** Undefined: the back office has no setting for the login. */
  readonly login?: boolean | undefined
  readonly register?: boolean
  readonly loginGeetest?: boolean
  readonly registerGeetest?: boolean
  readonly sms?: boolean
  readonly test?: boolean
  readonly version?: string
  readonly id?: string
}

const plan = (purpose: CaptchaPurpose, told: Told) =>
  captchaFor(
    purpose,
    siteFrom({
      test: told.test ?? false,
      info: {
        login: {
          ...(told.login !== undefined && { captcha: { enabled: told.login } }),
          geetest: told.loginGeetest ?? false,
        },
        register: { captcha: { enabled: told.register ?? false }, geetest: told.registerGeetest ?? false },
        whitelabelVal: { GEETESTVCODE3: told.sms ?? false },
        gw: { GEETEST_ID: told.id ?? 'id', GEETEST_VERSION: told.version ?? 'v4' },
      },
    }),
  )

const on = true
const off = false
const unsent = undefined

describe('the captcha of the login', () => {
  it.each([
    // login, register, geetest, test
    [on, on, on, off, 'geetest4'],
    [on, on, on, on, 'image'],
    [on, on, off, off, 'image'],
    [on, on, off, on, 'image'],
    [on, off, on, off, 'geetest4'],
    [on, off, on, on, 'image'],
    [on, off, off, off, 'image'],
    [on, off, off, on, 'image'],
    [off, on, on, off, 'none'],
    [off, on, on, on, 'none'],
    [off, on, off, off, 'none'],
    [off, on, off, on, 'none'],
    [off, off, on, off, 'none'],
    [off, off, on, on, 'none'],
    [off, off, off, off, 'none'],
    [off, off, off, on, 'none'],
    [unsent, on, on, off, 'geetest4'],
    [unsent, on, on, on, 'none'],
    [unsent, on, off, off, 'none'],
    [unsent, on, off, on, 'none'],
    [unsent, off, on, off, 'none'],
    [unsent, off, on, on, 'none'],
    [unsent, off, off, off, 'none'],
    [unsent, off, off, on, 'none'],
  ] as const)(
    'switch %s, register %s, geetest %s, test site %s: %s',
    (login, register, loginGeetest, test, kind) => {
      expect(plan('login', { login, register, loginGeetest, test }).kind).toBe(kind)
    },
  )
})

describe('the captcha of the registration', () => {
  it.each([
    // register, geetest of the login, its own geetest, test
    [on, on, on, off, 'geetest4'],
    [on, on, on, on, 'geetest4'],
    [on, on, off, off, 'geetest4'],
    [on, on, off, on, 'image'],
    [on, off, on, off, 'geetest4'],
    [on, off, on, on, 'geetest4'],
    [on, off, off, off, 'image'],
    [on, off, off, on, 'image'],
    [off, on, on, off, 'none'],
    [off, on, on, on, 'none'],
    [off, on, off, off, 'none'],
    [off, on, off, on, 'none'],
    [off, off, on, off, 'none'],
    [off, off, on, on, 'none'],
    [off, off, off, off, 'none'],
    [off, off, off, on, 'none'],
  ] as const)(
    'switch %s, geetest of the login %s, own geetest %s, test site %s: %s',
    (register, loginGeetest, registerGeetest, test, kind) => {
      expect(plan('register', { register, loginGeetest, registerGeetest, test }).kind).toBe(kind)
    },
  )
})

describe('the captcha of an SMS code', () => {
  it.each([
    // GEETESTVCODE3, version, id
    [off, 'v3', 'id', { kind: 'none' }],
    [off, 'v3', '', { kind: 'none' }],
    [off, 'v4', 'id', { kind: 'none' }],
    [off, 'v4', '', { kind: 'none' }],
    [on, 'v3', 'id', { kind: 'geetest3', unsupported: true }],
    [on, 'v3', '', { kind: 'geetest3', unsupported: true }],
    [on, 'v4', 'id', { kind: 'geetest4' }],
    [on, 'v4', '', { kind: 'geetest4', unsupported: true }],
  ] as const)('flag %s, %s, id "%s": %j', (sms, version, id, wanted) => {
    expect(plan('sms', { sms, version, id })).toEqual(wanted)
  })
})

describe('the version of a slider', () => {
  it.each([
    ['v3', 'id', { kind: 'geetest3' }],
    ['v3', '', { kind: 'geetest3' }],
    ['', 'id', { kind: 'geetest3' }],
    ['v5', 'id', { kind: 'geetest3' }],
    ['v4', 'id', { kind: 'geetest4' }],
    ['V4', 'id', { kind: 'geetest4' }],
    ['v4', '', { kind: 'geetest4', unsupported: true }],
    ['v4', '  ', { kind: 'geetest4', unsupported: true }],
  ] as const)('"%s" with id "%s": %j', (version, id, wanted) => {
    expect(plan('login', { login: on, loginGeetest: on, version, id })).toEqual(wanted)
    expect(plan('register', { register: on, registerGeetest: on, version, id })).toEqual(wanted)
  })
})

describe('what does not matter', () => {
  const told = fc.record({
    login: fc.option(fc.boolean(), { nil: undefined }),
    register: fc.boolean(),
    loginGeetest: fc.boolean(),
    registerGeetest: fc.boolean(),
    sms: fc.boolean(),
    test: fc.boolean(),
    version: fc.constantFrom('v3', 'v4'),
  })

  it('neither the SMS flag nor the registration’s own geetest changes the login', () => {
    fc.assert(
      fc.property(told, (one) => {
        const other = { ...one, sms: !one.sms, registerGeetest: !one.registerGeetest }
        expect(plan('login', other)).toEqual(plan('login', one))
      }),
    )
  })

  it('neither the forms nor a test site change the SMS code', () => {
    fc.assert(
      fc.property(told, told, (one, other) => {
        const { sms, version } = one
        expect(plan('sms', { ...other, sms, version })).toEqual(plan('sms', one))
      }),
    )
  })
})
