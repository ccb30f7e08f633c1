import type { SecondFactorRequest } from '../../../../generated/types.ts'
import { asciiDigits } from '../../../shared/mobileNumber.ts'
import type { SecondFactorFlags } from './flags.ts'

/** The tabs (docs/conformance.md § 1.2). Each has the name of its flag. */
export type Method = 'payeeName' | 'sms' | 'ga' | 'email'

/** The fields of all tabs. */
export type Field = 'payeeName' | 'mobileNum' | 'verificationCode' | 'authCode' | 'email'

/** The typed values. Each tab has its own fields, so changing the tab loses nothing. */
export type Typed = { readonly [F in Field]: string }

export const NOTHING_TYPED: Typed = {
  payeeName: '',
  mobileNum: '',
  verificationCode: '',
  authCode: '',
  email: '',
}

/** In the order of the specification. */
const METHODS: readonly Method[] = ['payeeName', 'sms', 'ga', 'email']

/** Each tab's fields, in their order on the screen. All are required (docs/conformance.md § 1.5). */
const FIELDS: Readonly<Record<Method, readonly [Field, ...Field[]]>> = {
  payeeName: ['payeeName'],
  sms: ['mobileNum', 'verificationCode'],
  ga: ['authCode'],
  email: ['email'],
}

/** E email, P payee name, G google code, S sms (docs/conformance.md § 1.3). */
const LETTERS: Readonly<Record<Method, SecondFactorRequest['method']>> = {
  payeeName: 'P',
  sms: 'S',
  ga: 'G',
  email: 'E',
}

/** The tabs that the answer's flags allow; empty if no flag is on. */
export const methodsOf = (flags: SecondFactorFlags): readonly Method[] =>
  METHODS.filter((method) => flags[method])

export const fieldsOf = (method: Method): readonly [Field, ...Field[]] => FIELDS[method]

/** The field at which an error about this tab is shown: its last one, which contains the proof. */
export const proofFieldOf = (method: Method): Field => FIELDS[method].at(-1) ?? FIELDS[method][0]

/** A phone number without separators; a leading plus is kept. */
export const bareNumber = (typed: string): string => asciiDigits(typed.trim()).replace(/(?!^\+)\D/g, '')

/** The typed values as they are sent: trimmed (docs/conformance.md § 1.5). */
export function trimmed(typed: Typed): Typed {
  return {
    payeeName: typed.payeeName.trim(),
    mobileNum: bareNumber(typed.mobileNum),
    verificationCode: typed.verificationCode.trim(),
    authCode: typed.authCode.trim(),
    email: typed.email.trim(),
  }
}

/** A tab's empty fields, in their order on the screen. The first gets the focus. */
export const missingFields = (method: Method, typed: Typed): readonly Field[] =>
  FIELDS[method].filter((field) => trimmed(typed)[field] === '')

/**
 * The credentials of the login that was sent: username and password, possibly with a third-party identity to bind; or only the
 * identity after a login by token.
 */
export type Credentials = Pick<
  SecondFactorRequest,
  'username' | 'password' | 'firebaseChannel' | 'firebaseIdToken'
>

/** Whether the credentials are only an identity. Its token takes the field that the proof of a Firebase code would need. */
export const isByToken = ({ username, firebaseIdToken }: Credentials): boolean =>
  username === undefined && firebaseIdToken !== undefined

/** The proof of an SMS code: the code itself, or the ID token that Firebase returned for it. */
export type Proof = Pick<SecondFactorRequest, 'verificationCode' | 'firebaseIdToken'>

/** Removes the identity: the phone's proof replaces its token, and its channel would no longer be correct. */
function withoutIdentity({
  firebaseChannel: _channel,
  firebaseIdToken: _token,
  ...rest
}: SecondFactorRequest): SecondFactorRequest {
  return rest
}

/**
 * The second-factor request (docs/conformance.md § 1.3): the credentials, the method, and only this tab's fields. Values typed
 * in other tabs are not sent.
 *
 * @param proof for SMS, sent instead of the typed code
 */
export function factorRequest(
  method: Method,
  credentials: Credentials,
  typed: Typed,
  proof: Proof,
): SecondFactorRequest {
  const { payeeName, mobileNum, authCode, email } = trimmed(typed)
  const common = { ...credentials, method: LETTERS[method] }
  switch (method) {
    case 'payeeName':
      return { ...common, payeeName }
    case 'sms':
      return proof.firebaseIdToken === undefined
        ? { ...common, mobileNum, ...proof }
        : { ...withoutIdentity(common), mobileNum, ...proof }
    case 'ga':
      return { ...common, authCode }
    case 'email':
      return { ...common, email }
  }
}
