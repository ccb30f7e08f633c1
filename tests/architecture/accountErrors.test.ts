import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const TESTS = join(import.meta.dirname, '..')

/**
 * The rows of both error catalogues that are about an account (docs/conformance.md § 1.8; § 2.8), each with its test: a
 * file, and a text in the file that names the row.
 */
const ROWS: readonly (readonly [row: string, file: string, words: string])[] = [
  ['1: Registration failure, the message', 'journeys/registration', 'refused with the server’s message'],
  [
    '1: Registration failure, the captcha',
    'journeys/registration',
    'one that is wrong is refused and taken anew',
  ],
  [
    '1: login_verify_required',
    'journeys/loginErrors',
    'login_verify_required: the second-factor modal opens',
  ],
  ['1: login.cred.err', 'journeys/loginErrors', "row: 'login.cred.err'"],
  ['1: not.exists.user', 'journeys/loginErrors', "row: 'not.exists.user'"],
  ['1: both remove the remembered login', 'journeys/loginErrors', 'the remembered login is removed'],
  ['1: Timeout (ECONNABORTED)', 'unit/features/auth/account/model/failure', 'timeout_retry_please'],
  ['1: Server messages in error data', 'journeys/loginErrors', "row: 'Server messages in error data"],
  ['1: Captcha closed', 'journeys/captcha', 'who closes the slider is asked to verify first'],
  [
    '1: Captcha loader 60204',
    'journeys/captchaTrouble',
    'no server has the script: network failure with its code',
  ],
  ['1: Captcha loader 60205', 'journeys/captchaTrouble', '60205, and the slider comes all the same'],
  ['1: Captcha loader, offline callback', 'journeys/captchaTrouble', 'its API is down: the offline mode'],
  ['1: Offline on https', 'unit/features/auth/account/model/failure', 'network_offline'],
  [
    '2: bind_customer_required, native app',
    'journeys/thirdPartyTrouble',
    'becomes a member at once, without a dialog',
  ],
  ['2: bind_customer_required, elsewhere', 'journeys/thirdParty', 'an account is found to bind'],
  ['2: its message without parentheses', 'unit/features/loginChoose/model/message', 'withoutParentheses'],
  ['2: Other login errors', 'journeys/thirdPartyTrouble', 'its own words, and no identity is kept'],
  [
    '2: Registration failure, the message',
    'journeys/thirdPartyTrouble',
    'a registration that fails shows the message',
  ],
  ['2: Registration failure, unknown_error', 'journeys/registration', 'a back office that says nothing'],
  [
    '2: auth/cancelled-popup-request',
    'unit/features/auth/thirdPartySignIn/model/failure',
    'says nothing of auth/cancelled-popup-request',
  ],
  [
    '2: Other provider errors',
    'unit/features/auth/thirdPartySignIn/model/failure',
    'is told with the words of',
  ],
  [
    '2: Native callback that starts with Failure',
    'journeys/thirdPartyTrouble',
    'what the app calls a Failure is shown',
  ],
  ['2: token_ip_different', 'journeys/loginErrors', 'token_ip_different: the stored autoLogin setting is 0'],
  ['2: Encryption failure', 'journeys/loginErrors', 'Encryption failure: nothing is sent'],
  [
    '2: CUSTOMER_NOT_LOGIN and its like',
    'journeys/session',
    'five calls are refused at once: one notice, one end',
  ],
  [
    '2: HTTP 401, or errorCode customer.not.login',
    'unit/features/auth/account/model/failure',
    'where the session has ended',
  ],
  [
    '2: Other failures',
    'unit/features/auth/account/model/failure',
    'the server’s words, else that something went wrong',
  ],
  ['2: TOO_MANY_REQUEST', 'journeys/loginErrors', 'TOO_MANY_REQUEST: nothing is shown'],
  ['2: HTTP 502', 'unit/features/auth/account/model/failure', 'for HTTP 502'],
  ['2: On http with no response', 'unit/features/auth/account/model/failure', 'network_error'],
  ['2: Captcha error', 'journeys/captchaTrouble', 'with a text and a code: both are shown, with a retry'],
  ['2: Captcha not solved', 'journeys/registration', 'a captcha that is missing is asked for'],
]

describe('the error catalogues', () => {
  it.each(ROWS)('%s', (_, file, words) => {
    const suffix = file.startsWith('journeys') ? 'spec' : 'test'
    expect(readFileSync(join(TESTS, `${file}.${suffix}.ts`), 'utf8')).toContain(words)
  })
})
