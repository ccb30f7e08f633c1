import { describe, expect, it } from 'vitest'
import {
  betterSample,
  CLOCK_KEY,
  clockSample,
  createServerClock,
  RIGHT_ENOUGH_MS,
} from '../../../src/api/serverClock.ts'
import { memoryStorage } from './testEnv.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const dated = (at: number, more: Record<string, string> = {}) =>
  new Headers({ date: new Date(at).toUTCString(), ...more })

describe('a sample of the server’s clock', () => {
  it('lies in the middle of the second that was named and of the time that the answer took', () => {
    expect(clockSample(dated(NOW), NOW - 100, NOW + 100)).toEqual({ offset: 500, error: 600 })
  })

  it('is none without a date, from a cache, or where the device’s clock was set back meanwhile', () => {
    expect(clockSample(new Headers(), NOW, NOW)).toBeUndefined()
    expect(clockSample(new Headers({ date: 'soon' }), NOW, NOW)).toBeUndefined()
    expect(clockSample(dated(NOW, { age: '7' }), NOW, NOW)).toBeUndefined()
    expect(clockSample(dated(NOW), NOW, NOW - 1)).toBeUndefined()
  })

  it('gives way to a better one, and to one that says that a clock was set', () => {
    const known = { offset: 0, error: 600 }
    const better = { offset: 300, error: 550 }
    const worse = { offset: 800, error: 900 }
    const contrary = { offset: 60_000, error: 900 }
    expect(betterSample(undefined, worse)).toBe(worse)
    expect(betterSample(known, better)).toBe(better)
    expect(betterSample(known, worse)).toBe(known)
    expect(betterSample(known, contrary)).toBe(contrary)
  })
})

describe('the server’s clock', () => {
  const MINUTES_20 = 20 * 60_000
  const answering = (at: number) => async () => new Response('', { headers: dated(at) })

  it('is the device’s until an answer says otherwise, and through a reload', async () => {
    const store = memoryStorage()
    const clock = createServerClock(() => NOW + MINUTES_20, store)
    expect(clock.now()).toBe(NOW + MINUTES_20)
    await clock.timed(answering(NOW))('/wps/x')
    expect(Math.abs(clock.now() - NOW)).toBeLessThanOrEqual(500)
    expect(store.getItem(CLOCK_KEY)).not.toBeNull()
    expect(createServerClock(() => NOW + MINUTES_20, store).now()).toBe(clock.now())
  })

  it('is the device’s where that is right enough', async () => {
    const clock = createServerClock(() => NOW + RIGHT_ENOUGH_MS - 1000, memoryStorage())
    await clock.timed(answering(NOW))('/wps/x')
    expect(clock.now()).toBe(NOW + RIGHT_ENOUGH_MS - 1000)
  })

  it('takes nothing from what somebody else wrote into the storage', () => {
    for (const text of ['x', '1', 'NaN 5', '5 -1', '']) {
      const store = memoryStorage()
      store.setItem(CLOCK_KEY, text)
      expect(createServerClock(() => NOW, store).now()).toBe(NOW)
    }
  })
})
