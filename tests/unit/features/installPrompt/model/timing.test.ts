import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  awaitPrompt,
  POLL_EVERY_MS,
  POLL_START_MS,
  POLL_TRIES,
  SHOW_AFTER_MS,
  whenToShow,
} from '../../../../../src/features/installPrompt/model/timing.ts'

const later = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
beforeEach(() => {
  vi.useFakeTimers()
})

describe('waiting for the deferred prompt', () => {
  it('looks 20 times, 280 ms apart, after 150 ms, and then no more', () => {
    const there = vi.fn(() => false)
    const found = vi.fn()
    awaitPrompt(there, later, found)
    vi.advanceTimersByTime(POLL_START_MS - 1)
    expect(there).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1 + (POLL_TRIES - 1) * POLL_EVERY_MS)
    expect(there).toHaveBeenCalledTimes(20)
    vi.advanceTimersByTime(60_000)
    expect(there).toHaveBeenCalledTimes(20)
    expect(found).not.toHaveBeenCalled()
    expect([POLL_START_MS, POLL_EVERY_MS, POLL_TRIES]).toEqual([150, 280, 20])
  })

  it('stops at the look that finds it', () => {
    let isThere = false
    const found = vi.fn()
    awaitPrompt(() => isThere, later, found)
    vi.advanceTimersByTime(1000)
    isThere = true
    vi.advanceTimersByTime(60_000)
    expect(found).toHaveBeenCalledOnce()
  })
})

describe('when the install prompt appears', () => {
  const env = {
    isIos: false,
    canPrompt: () => false,
    mayShow: () => true,
    isWhereItAsks: () => true,
    onNews: (_: () => void) => () => undefined,
    later,
    age: () => 0,
  }

  /** A site whose app becomes known with an answer that the test sends. */
  const answered = (more: object = {}) => {
    let hasApp = false
    let tell = (): void => undefined
    const show = vi.fn()
    const onNews = (run: () => void) => {
      tell = run
      return () => {
        tell = () => undefined
      }
    }
    whenToShow({ ...env, mayShow: () => hasApp, onNews, ...more }, show)
    const answer = () => {
      hasApp = true
      tell()
    }
    return { show, answer }
  }

  it('once, when what there is to offer is only known after that second', () => {
    const { show, answer } = answered()
    vi.advanceTimersByTime(SHOW_AFTER_MS + 500)
    expect(show).not.toHaveBeenCalled()
    answer()
    answer()
    expect(show).toHaveBeenCalledOnce()
  })

  it('not before that second, however soon it is known', () => {
    const { show, answer } = answered()
    answer()
    expect(show).not.toHaveBeenCalled()
    vi.advanceTimersByTime(SHOW_AFTER_MS)
    expect(show).toHaveBeenCalledOnce()
  })

  it('never by a late answer to who was elsewhere by then', () => {
    const { show, answer } = answered({ isWhereItAsks: () => false })
    vi.advanceTimersByTime(60_000)
    answer()
    expect(show).not.toHaveBeenCalled()
  })

  it('after 1 s', () => {
    const show = vi.fn()
    whenToShow(env, show)
    vi.advanceTimersByTime(SHOW_AFTER_MS - 1)
    expect(show).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(show).toHaveBeenCalledOnce()
    expect(SHOW_AFTER_MS).toBe(1000)
  })

  it('1 s after the start of the page, not of this', () => {
    const show = vi.fn()
    whenToShow({ ...env, age: () => 800 }, show)
    vi.advanceTimersByTime(200)
    expect(show).toHaveBeenCalledOnce()
  })

  it.each([
    ['on iOS', { isIos: true }],
    ['where a deferred prompt exists', { canPrompt: () => true }],
  ])('at once %s', (_, facts) => {
    const show = vi.fn()
    whenToShow({ ...env, ...facts }, show)
    expect(show).toHaveBeenCalledOnce()
  })

  it('never where it may not, unless there is something to offer before the last look', () => {
    const show = vi.fn()
    let can = false
    whenToShow({ ...env, canPrompt: () => can, mayShow: () => can }, show)
    vi.advanceTimersByTime(3000)
    expect(show).not.toHaveBeenCalled()
    can = true
    vi.advanceTimersByTime(POLL_EVERY_MS)
    expect(show).toHaveBeenCalledOnce()
  })
})
