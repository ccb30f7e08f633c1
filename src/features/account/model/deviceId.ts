import type { SafeStorage } from '../../../session/storage.ts'

/** Key in local storage. */
export const DEVICE_ID_KEY = 'loginDeviceId'
const BYTES = 16
const DEVICE_ID = /^[\x21-\x7e]{8,128}$/

/** The part of WebCrypto that also works on plain http. */
export type RandomSource = Pick<Crypto, 'getRandomValues'>

/**
 * The `loginDeviceId` of the login and registration requests (part 1, section 3): random, made once and kept. It says
 * that two logins came from one browser, and nothing about the browser.
 */
export function deviceId(storage: Pick<SafeStorage, 'getItem' | 'setItem'>, random: RandomSource): string {
  const stored = storage.getItem(DEVICE_ID_KEY)
  if (stored !== null && DEVICE_ID.test(stored)) return stored
  const bytes = random.getRandomValues(new Uint8Array(BYTES))
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  storage.setItem(DEVICE_ID_KEY, made)
  return made
}
