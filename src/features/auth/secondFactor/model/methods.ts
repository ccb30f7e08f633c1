import type { SecondFactorRequest } from '../../../../generated/types.ts'
import { asciiDigits } from '../../../shared/mobileNumber.ts'
import type { SecondFactorFlags } from './flags.ts'

/** The tabs (docs/conformance.md § 1.2); each is named as its flag. */
export type Method = 'payeeName' | 'sms' | 'ga' | 'email'

/** What the tabs ask for. */
export type Field = 'payeeName' | 'mobileNum' | 'verificationCode' | 'authCode' | 'email'

/** What was typed. Each tab has fields of its own, so that switching loses nothing. */
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

/** The fields of each tab in their order on the screen; all of them are required (docs/conformance.md § 1.5). */
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

/** The tabs that the answer's flags allow; none at all where none is on. */
export const methodsOf = (flags: SecondFactorFlags): readonly Method[] =>
  METHODS.filter((method) => flags[method])

export const fieldsOf = (method: Method): readonly [Field, ...Field[]] => FIELDS[method]

/** The field that an answer about this tab is about: its last one, the proof itself. */
export const proofFieldOf = (method: Method): Field => FIELDS[method].at(-1) ?? FIELDS[method][0]

/** A number without what people put between its digits; a plus in front stays. */
export const bareNumber = (typed: string): string => asciiDigits(typed.trim()).replace(/(?!^\+)\D/g, '')

/** What was typed, as it is sent: trimmed (docs/conformance.md § 1.5). */
export function trimmed(typed: Typed): Typed {
  return {
    payeeName: typed.payeeName.trim(),
    mobileNum: bareNumber(typed.mobileNum),
    verificationCode: typed.verificationCode.trim(),
    authCode: typed.authCode.trim(),
    email: typed.email.trim(),
  }
}

/** The fields of a tab that are empty, in their order on the screen: the first of them gets the focus. */
export const missingFields = (method: Method, typed: Typed): readonly Field[] =>
  FIELDS[method].filter((field) => trimmed(typed)[field] === '')

/**
 * Who logs in, as the login itself was sent: a name with its password, which may bring along an identity that is to be bound;
 * or the identity alone, after a login by token.
 */
export type Credentials = Pick<
  SecondFactorRequest,
  'username' | 'password' | 'firebaseChannel' | 'firebaseIdToken'
>

/** Whether the identity alone says who logs in: its token is in the one field that a code by Firebase would need. */
export const isByToken = ({ username, firebaseIdToken }: Credentials): boolean =>
  username === undefined && firebaseIdToken !== undefined

/** What proves an SMS code: the code, or what Firebase gave for it. */
export type Proof = Pick<SecondFactorRequest, 'verificationCode' | 'firebaseIdToken'>

/** Without the identity: the proof of the phone takes the place of its token, and its channel would be a lie. */
function withoutIdentity({
  firebaseChannel: _channel,
  firebaseIdToken: _token,
  ...rest
}: SecondFactorRequest): SecondFactorRequest {
  return rest
}

/**
 * The second-factor submit (docs/conformance.md § 1.3): who, by what, and that tab's fields alone; nothing of what was typed
 * under other tabs.
 *
 * @param proof for SMS, instead of the code that was typed
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
