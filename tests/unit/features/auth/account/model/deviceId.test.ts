import { expect, it } from 'vitest'
import { DEVICE_ID_KEY, deviceId } from '../../../../../../src/features/auth/account/model/deviceId.ts'
import { fakeStorage } from '../../../../session/fakeStorage.ts'

it('is made once and kept', () => {
  const storage = fakeStorage()
  const first = deviceId(storage, crypto)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(deviceId(storage, crypto)).toBe(first)
  expect(deviceId(fakeStorage(), crypto)).not.toBe(first)
})

it.each(['', 'short', 'with a blank in it', 'x'.repeat(5000), 'ä'.repeat(20)])('replaces %j', (odd) => {
  const storage = fakeStorage()
  storage.setItem(DEVICE_ID_KEY, odd)
  expect(deviceId(storage, crypto)).toMatch(/^[0-9a-f]{32}$/)
})

it('takes the fingerprint along where it is there in time, behind what is random', () => {
  const storage = fakeStorage()
  const made = deviceId(storage, crypto, 'a1b2c3d4e5f60718')
  expect(made).toMatch(/^[0-9a-f]{32}\.a1b2c3d4e5f60718$/)
  expect(deviceId(storage, crypto)).toBe(made)
})

it('does not change when the fingerprint comes later', () => {
  const storage = fakeStorage()
  const made = deviceId(storage, crypto)
  expect(deviceId(storage, crypto, 'a1b2c3d4e5f60718')).toBe(made)
})

it.each(['', 'x', 'not a fingerprint', 'x'.repeat(200)])('does without the fingerprint %j', (odd) => {
  expect(deviceId(fakeStorage(), crypto, odd)).toMatch(/^[0-9a-f]{32}$/)
})
