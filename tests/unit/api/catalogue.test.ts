import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  HIDE_LOADING_MS,
  OFFLINE_MESSAGE_MS,
  type Policy,
  policyFor,
  rows,
  TIMEOUT_MESSAGE_MS,
} from '../../../src/api/catalogue.ts'
import { ApiError, type ApiErrorFields, type ErrorKind } from '../../../src/api/error.ts'

const business = (code?: string, serverMessage?: string) =>
  new ApiError('business', 'no', { code, serverMessage, status: 200 })
const plain = (kind: ErrorKind, fields: ApiErrorFields = {}) => new ApiError(kind, 'no', fields)
const policy = (error: ApiError, https = true, alert?: boolean) => policyFor(error, { https, alert })

describe('what the specification says of each failure', () => {
  const dialog = (messageKey: string): Policy => ({ policy: 'dialog', messageKey })
  const silentServer: Policy = { policy: 'toast', messageKey: 'no_answer', durationMs: TIMEOUT_MESSAGE_MS }
  const offline: Policy = { policy: 'toast', messageKey: 'network_offline', durationMs: 1500 }
  const timeout: Policy = { policy: 'toast', messageKey: 'timeout_retry_please', durationMs: 3000 }
  const silent: Policy = { policy: 'silent' }
  const sessionEnd: Policy = { policy: 'sessionEnd', messageKey: 'please_log_in' }

  it.each<[string, ApiError, boolean, Policy]>([
    ['TOO_MANY_REQUEST shows nothing', business('TOO_MANY_REQUEST', 'Slow down'), true, silent],
    ['nor does any code that starts with it', business('TOO_MANY_REQUEST_SMS', 'Slow'), true, silent],
    ['HTTP 502 is rejected silently', plain('http', { status: 502 }), true, silent],
    ['an abort shows nothing', plain('aborted'), true, silent],
    ['HTTP 401 ends the session', plain('http', { status: 401 }), true, sessionEnd],
    ['a call for which there is no session asks for one', plain('session'), true, sessionEnd],
    ['so does customer.not.login', business('customer.not.login'), true, sessionEnd],
    ['and user.or.token.invalid', business('user.or.token.invalid'), true, sessionEnd],
    ['and login.not.session', business('login.not.session'), true, sessionEnd],
    ['and the message CUSTOMER_NOT_LOGIN', business(undefined, 'CUSTOMER_NOT_LOGIN'), true, sessionEnd],
    [
      'token_ip_different with 401 ends the session and turns auto-login off',
      plain('business', { status: 401, code: 'token_ip_different' }),
      true,
      { ...sessionEnd, effects: ['autoLoginOff'] },
    ],
    ['no answer on http', plain('network'), false, dialog('network_error')],
    ['offline on http', plain('offline'), false, dialog('network_error')],
    ['offline on https', plain('offline'), true, offline],
    ['a silent server on https, while the device is online', plain('network'), true, silentServer],
    ['a timeout', plain('timeout'), true, timeout],
    ['a gateway timeout', plain('http', { status: 504 }), true, timeout],
    ['an empty address', plain('url'), true, dialog('url_is_null')],
    ['failed encryption', plain('encryption'), true, dialog('missing_encryption')],
    [
      'a body too large to encrypt',
      plain('encryption', { code: 'body_too_large' }),
      true,
      dialog('body_too_large'),
    ],
    ['a wrong shape', plain('shape'), true, { ...dialog('unknown_error'), reference: true }],
    [
      'an unknown code with words',
      business('x.y', 'Not today'),
      true,
      { policy: 'dialog', message: 'Not today' },
    ],
    ['an unknown code without words', business('x.y'), true, dialog('unknown_error')],
    ['HTTP 500', plain('http', { status: 500 }), true, dialog('unknown_error')],
    [
      'login_verify_required opens the second factor',
      business('login_verify_required'),
      true,
      { policy: 'inline', messageKey: 'unknown_error' },
    ],
    [
      'bind_customer_required is the sign-in flow’s',
      business('bind_customer_required', 'Bind (x)'),
      true,
      { policy: 'inline', message: 'Bind (x)' },
    ],
    [
      'login.cred.err forgets the remembered login',
      business('login.cred.err', 'Wrong'),
      true,
      { policy: 'inline', message: 'Wrong', effects: ['forgetLogin'] },
    ],
    [
      'not.exists.user too',
      business('not.exists.user'),
      true,
      { policy: 'inline', messageKey: 'unknown_error', effects: ['forgetLogin'] },
    ],
    [
      'token_ip_different turns auto-login off',
      business('token_ip_different', 'Other IP'),
      true,
      { policy: 'dialog', message: 'Other IP', effects: ['autoLoginOff'] },
    ],
    [
      'domain_not_available starts its own flow',
      business('domain_not_available'),
      true,
      { policy: 'inline', messageKey: 'unknown_error', effects: ['domainUnavailable'] },
    ],
  ])('%s', (_, error, https, expected) => {
    expect(policy(error, https)).toEqual(expected)
  })
})

describe('a request with alert false', () => {
  it('shows no notice', () => {
    for (const kind of ['network', 'timeout', 'shape', 'encryption', 'http'] as const) {
      expect(policy(plain(kind), true, false)).toEqual({ policy: 'silent' })
    }
    expect(policy(business('x', 'y'), true, false)).toEqual({ policy: 'silent' })
  })

  it('still ends the session and still turns auto-login off', () => {
    expect(policy(business('customer.not.login'), true, false).policy).toBe('sessionEnd')
    expect(policy(business('token_ip_different'), true, false)).toEqual({
      policy: 'silent',
      effects: ['autoLoginOff'],
    })
  })
})

describe('the catalogue', () => {
  it('has the specification’s own times', () => {
    expect([OFFLINE_MESSAGE_MS, HIDE_LOADING_MS]).toEqual([1500, 3000])
  })

  /** An error that a row applies to, made of the first value of each of its conditions. */
  const errorOf = (when: (typeof rows)[number][0]) => {
    const code = when.code?.[0]?.replace('*', '_SMS')
    const [kind = code || when.serverMessage ? 'business' : 'http'] = when.kind ?? []
    const [status, serverMessage] = [when.status?.[0], when.serverMessage?.[0]]
    return new ApiError(kind, 'no', { code, status, serverMessage })
  }

  it.each(rows.map(([when, policy], index) => [JSON.stringify(when), index, when, policy] as const))(
    'decides by the row %s where it applies, and by none above it',
    (_, index, when, policy) => {
      const error = errorOf(when)
      const context = { https: when.https?.[0] ?? true, alert: when.alert?.[0] ?? true }
      const { message: _message, messageKey, ...rest } = policyFor(error, context)
      const { messageKey: wanted, ...others } = policy
      expect(rest, `row ${index}`).toEqual(others)
      if (!error.serverMessage) expect(messageKey).toBe(wanted)
    },
  )

  it('says something of any error, or is silent on purpose', () => {
    const kinds = fc.constantFrom<ErrorKind>(
      'network',
      'offline',
      'timeout',
      'http',
      'business',
      'shape',
      'url',
    )
    const text = fc.option(fc.string(), { nil: undefined })
    const status = fc.option(fc.integer({ min: 100, max: 599 }), { nil: undefined })
    fc.assert(
      fc.property(kinds, text, text, status, fc.boolean(), (kind, code, serverMessage, number, https) => {
        const error = new ApiError(kind, 'no', { code, serverMessage, status: number })
        const { policy, message, messageKey } = policyFor(error, { https })
        const quiet = number === 502 || code?.startsWith('TOO_MANY_REQUEST')
        if (policy === 'silent') expect(quiet).toBe(true)
        else expect(message || messageKey).toBeTruthy()
      }),
      { numRuns: 2000 },
    )
  })

  it('ends no session for a call that carries no token', () => {
    const error = plain('http', { status: 401 })
    expect(policyFor(error, { https: true, sessionless: true }).policy).toBe('dialog')
  })
})
