import type { SafeStorage } from '../../../../session/storage.ts'

/** Key in local storage. */
export const DEVICE_ID_KEY = 'loginDeviceId'
const BYTES = 16
const DEVICE_ID = /^[\x21-\x7e]{8,128}$/
const FINGERPRINT = /^[0-9a-z]{8,64}$/i

/** The part of Web Crypto that also works over http. */
export type RandomSource = Pick<Crypto, 'getRandomValues'>

/** The stored device id; undefined before the first login or registration, or if it is malformed. */
export function keptDeviceId(storage: Pick<SafeStorage, 'getItem'>): string | undefined {
  const stored = storage.getItem(DEVICE_ID_KEY)
  return stored !== null && DEVICE_ID.test(stored) ? stored : undefined
}

/**
 * The `loginDeviceId` of login and registration requests (docs/conformance.md § 1.3). Created with the first request and stored,
 * so it stays the same. It starts with a random part, because two phones of one model have the same fingerprint. If the
 * fingerprint is ready in time, it follows after a dot (docs/conformance.md § 1.1): it identifies a phone whose storage was cleared.
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
