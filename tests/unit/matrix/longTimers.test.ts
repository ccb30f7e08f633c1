// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepLongTimers } from '../../matrix/longTimers.ts'

const LONG_MS = 700
const REVISIT_MS = 300
const SHORT_MS = 60
const MOST_MS = 8000

describe('long timers of a page', () => {
  const heard: string[] = []
  const sayAfter = (ms: number, said = `${ms}`) =>
    window.setTimeout((word: string) => heard.push(word), ms, said)
  const passToNext = () => window.passToNextTimer?.(MOST_MS)

  beforeEach(() => {
    heard.length = 0
    vi.useFakeTimers()
    // What is stubbed here is replaced in the page, and is as before after the test, since all tests of a worker share its window.
    for (const [name, value] of Object.entries({
      setTimeout: globalThis.setTimeout,
      clearTimeout: globalThis.clearTimeout,
      // A browser that is never idle.
      requestIdleCallback: () => 7,
      cancelIdleCallback: () => undefined,
      passToNextTimer: undefined,
      endTimersOf: undefined,
      holdLongTimers: undefined,
    }))
      vi.stubGlobal(name, value)
    keepLongTimers({ fromMs: LONG_MS, ofMs: [REVISIT_MS], keptMs: SHORT_MS })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('run in their own time if nobody passes to them', () => {
    sayAfter(3000)
    vi.advanceTimersByTime(2999)
    expect(heard).toEqual([])
    vi.advanceTimersByTime(1)
    expect(heard).toEqual(['3000'])
  })

  it('run in their order, each as early as the first one', () => {
    sayAfter(3000)
    sayAfter(1500)
    vi.advanceTimersByTime(500)
    expect(passToNext()).toBe(1000)
    vi.advanceTimersByTime(0)
    expect(heard).toEqual(['1500'])
    vi.advanceTimersByTime(1500)
    expect(heard).toEqual(['1500', '3000'])
  })

  it('include the one after which a return to the page counts, so that nobody waits for it', () => {
    sayAfter(REVISIT_MS)
    window.endTimersOf?.(REVISIT_MS)
    expect(heard).toEqual(['300'])
  })

  it('leave short ones to the browser', () => {
    sayAfter(LONG_MS - 1)
    expect(passToNext()).toBeUndefined()
    vi.advanceTimersByTime(LONG_MS - 1)
    expect(heard).toHaveLength(1)
  })

  it('run after shorter ones that are due before them, which otherwise have as long to run, also while they are held', () => {
    sayAfter(1500)
    sayAfter(650)
    sayAfter(SHORT_MS - 1)
    expect(passToNext()).toBe(1500)
    vi.advanceTimersByTime(0)
    expect(heard).toEqual(['650', '1500'])
    sayAfter(1500)
    sayAfter(650)
    window.holdLongTimers?.(true)
    vi.advanceTimersByTime(650)
    expect(heard).toEqual(['650', '1500', '59', '650'])
  })

  it('run after what waits until the page is idle, which may take seconds on a busy machine', () => {
    sayAfter(1500)
    window.requestIdleCallback(() => heard.push('idle'))
    expect(passToNext()).toBe(0)
    expect(heard).toEqual(['idle'])
    expect(passToNext()).toBe(1500)
    vi.advanceTimersByTime(0)
    expect(heard).toEqual(['idle', '1500'])
  })

  it('stay where they are beyond the limit, as a call that may take 20 s', () => {
    sayAfter(20_000)
    expect(passToNext()).toBeUndefined()
  })

  it('never run once they are cleared, also after others were passed to', () => {
    const cleared = sayAfter(3000)
    sayAfter(1500)
    passToNext()
    window.clearTimeout(cleared)
    vi.advanceTimersByTime(10_000)
    expect(heard).toEqual(['1500'])
  })

  it('end at once where all of one length are ended, each once, and the others stay', () => {
    sayAfter(300_000, 'forgotten')
    sayAfter(300_000, 'forgotten as well')
    sayAfter(3000)
    window.clearTimeout(sayAfter(300_000, 'asked for again'))
    window.endTimersOf?.(300_000)
    expect(heard).toEqual(['forgotten', 'forgotten as well'])
    vi.advanceTimersByTime(300_000)
    expect(heard).toEqual(['forgotten', 'forgotten as well', '3000'])
  })

  it('stand still while they are held, and then have as long to run as before', () => {
    sayAfter(3000)
    vi.advanceTimersByTime(1000)
    window.holdLongTimers?.(true)
    window.holdLongTimers?.(true)
    sayAfter(800)
    vi.advanceTimersByTime(60_000)
    expect(heard).toEqual([])
    window.holdLongTimers?.(false)
    vi.advanceTimersByTime(799)
    expect(heard).toEqual([])
    vi.advanceTimersByTime(1)
    expect(heard).toEqual(['800'])
    vi.advanceTimersByTime(1199)
    expect(heard).toEqual(['800'])
    vi.advanceTimersByTime(1)
    expect(heard).toEqual(['800', '3000'])
  })
})
