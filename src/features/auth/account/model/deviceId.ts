import type { SafeStorage } from '../../../../session/storage.ts'

/** Key in local storage. */
export const DEVICE_ID_KEY = 'loginDeviceId'
const BYTES = 16
const DEVICE_ID = /^[\x21-\x7e]{8,128}$/
const FINGERPRINT = /^[0-9a-z]{8,64}$/i

/** The part of WebCrypto that also works on plain http. */
export type RandomSource = Pick<Crypto, 'getRandomValues'>

/** The device id that is kept here; undefined before the first login. */
export function keptDeviceId(storage: Pick<SafeStorage, 'getItem'>): string | undefined {
  const stored = storage.getItem(DEVICE_ID_KEY)
  return stored !== null && DEVICE_ID.test(stored) ? stored : undefined
}

/**
 * The `loginDeviceId` of the login and registration requests (docs/conformance.md § 1.3): made at the first of them and kept, so that it
 * never changes. Random first: two phones of one make have one fingerprint. The browser's fingerprint follows after a dot
 * where it was there in time (docs/conformance.md § 1.1), so that a phone is known again by whoever looks for it once its storage
 * has been cleared.
 */
export function deviceId(
  storage: Pick<SafeStorage, 'getItem' | 'setItem'>,
  random: RandomSource,
  fingerprint?: string,
): string {
  const kept = keptDeviceId(storage)
  if (kept !== undefined) return kept
  const bytes = random.getRandomValues(new Uint8Array(BYTES))
  const own = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const made = fingerprint && FINGERPRINT.test(fingerprint) ? `${own}.${fingerprint}` : own
  storage.setItem(DEVICE_ID_KEY, made)
  return made
}
