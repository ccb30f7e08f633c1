import type { SafeStorage } from '../../../../session/storage.ts'
import { REMEMBERED_LOGIN_KEY } from '../../../shared/rememberedLogin.ts'
import type { RandomSource } from './deviceId.ts'
import { type LoginEntry, type LoginFields, NO_FIELDS } from './loginEntry.ts'

/**
 * Remembered login (docs/conformance.md § 1.3): the last login of one merchant, if the player chose to be remembered. An SMS login
 * has no password, and its code cannot be used again.
 */
export type RememberedLogin = { readonly merchant: string } & (
  | { readonly type: 'username'; readonly username: string; readonly password: string }
  | {
      readonly type: 'username'
      readonly mobileNum: string
      readonly countryDialingCode: string
      readonly password: string
    }
  | { readonly type: 'sms'; readonly mobileNum: string; readonly countryDialingCode: string }
)

const KEY_BYTES = 16
/** Longest record that is read, characters. No valid record is longer. */
const LONGEST = 8192

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

const mixed = (bytes: Uint8Array, key: Uint8Array): Uint8Array =>
  bytes.map((byte, at) => byte ^ (key[at % key.length] ?? 0))

/**
 * Encodes a password for storage: its bytes XORed with a random key, in base64, then a dot and the key, all in base64 again.
 * The key is stored with it: this only hides the password from a casual glance, not from anyone who can read the storage.
 */
export function encodePassword(password: string, random: RandomSource): string {
  const key = random.getRandomValues(new Uint8Array(KEY_BYTES))
  const inner = toBase64(mixed(new TextEncoder().encode(password), key))
  return btoa(`${inner}.${toBase64(key)}`)
}

/** Decodes the result of {@link encodePassword}; undefined for anything else. */
export function decodePassword(encoded: string): string | undefined {
  try {
    const [inner = '', outer = '', ...more] = atob(encoded).split('.')
    const key = fromBase64(outer)
    if (more.length > 0 || key.length !== KEY_BYTES) return undefined
    const text = new TextDecoder('utf-8', { fatal: true }).decode(mixed(fromBase64(inner), key))
    return text === '' ? undefined : text
  } catch {
    return undefined
  }
}

/** What is remembered of a successful login. */
export function rememberedOf(entry: LoginEntry, merchant: string): RememberedLogin {
  switch (entry.type) {
    case 'username':
      return { merchant, type: 'username', username: entry.username, password: entry.password }
    case 'mobile': {
      const { mobileNum, countryDialingCode, password } = entry
      return { merchant, type: 'username', mobileNum, countryDialingCode, password }
    }
    case 'sms':
      return {
        merchant,
        type: 'sms',
        mobileNum: entry.mobileNum,
        countryDialingCode: entry.countryDialingCode,
      }
  }
}

/** Stores the login; it replaces an earlier one. */
export function keepLogin(
  storage: Pick<SafeStorage, 'setItem'>,
  login: RememberedLogin,
  random: RandomSource,
): void {
  const stored = 'password' in login ? { ...login, password: encodePassword(login.password, random) } : login
  storage.setItem(REMEMBERED_LOGIN_KEY, JSON.stringify(stored))
}

/** The remembered login of this merchant; undefined if there is none, it is another merchant's, or it is malformed. */
export function readLogin(
  storage: Pick<SafeStorage, 'getItem'>,
  merchant: string,
): RememberedLogin | undefined {
  const stored = storage.getItem(REMEMBERED_LOGIN_KEY)
  if (stored === null || stored.length > LONGEST) return undefined
  try {
    return decodeLogin(JSON.parse(stored), merchant)
  } catch {
    return undefined
  }
}

function decodeLogin(value: unknown, merchant: string): RememberedLogin | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const field = (name: string): string => {
    const found: unknown = Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
    return typeof found === 'string' ? found : ''
  }
  if (merchant === '' || field('merchant') !== merchant) return undefined
  const [username, mobileNum, countryDialingCode] = [
    field('username'),
    field('mobileNum'),
    field('countryDialingCode'),
  ]
  if (field('type') === 'sms')
    return mobileNum ? { merchant, type: 'sms', mobileNum, countryDialingCode } : undefined
  const password = decodePassword(field('password'))
  if (field('type') !== 'username' || password === undefined) return undefined
  if (mobileNum) return { merchant, type: 'username', mobileNum, countryDialingCode, password }
  return username ? { merchant, type: 'username', username, password } : undefined
}

/** The remembered login as the form would submit it; undefined for an SMS login, which cannot be sent again. */
export function entryOfRemembered(login: RememberedLogin): Exclude<LoginEntry, { type: 'sms' }> | undefined {
  if (login.type === 'sms') return undefined
  if ('username' in login) return { type: 'username', username: login.username, password: login.password }
  const { mobileNum, countryDialingCode, password } = login
  return { type: 'mobile', mobileNum, countryDialingCode, password }
}

/** The login form's initial values for a remembered login. */
export function fieldsOfRemembered(login: RememberedLogin): LoginFields {
  const password = 'password' in login ? login.password : ''
  if ('username' in login) return { ...NO_FIELDS, username: login.username, password }
  const proof = login.type === 'sms' ? 'sms' : 'password'
  return { ...NO_FIELDS, way: 'mobile', proof, mobileNum: login.mobileNum, password }
}
