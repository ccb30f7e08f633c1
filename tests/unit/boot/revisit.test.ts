// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onRevisit, REVISIT_DEBOUNCE_MS } from '../../../src/boot/revisit.ts'

describe('coming back to the page', () => {
  const revisit = vi.fn()
  let visibility: DocumentVisibilityState = 'visible'
  beforeEach(() => {
    vi.useFakeTimers()
    revisit.mockClear()
    Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true })
    onRevisit({ document, window }, revisit)
  })
  afterEach(() => vi.useRealTimers())

  it('asks again 300 ms after the page is visible', () => {
    visibility = 'visible'
    document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(REVISIT_DEBOUNCE_MS - 1)
    expect(revisit).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(revisit).toHaveBeenCalled()
  })

  it('does not ask when the page goes away', () => {
    visibility = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    vi.runAllTimers()
    expect(revisit).not.toHaveBeenCalled()
  })

  it('counts visibility and focus in a row once', () => {
    visibility = 'visible'
    const before = revisit.mock.calls.length
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
    vi.runAllTimers()
    // All tests share one document, and each adds its own listener.
    const listeners = revisit.mock.calls.length - before
    document.dispatchEvent(new Event('visibilitychange'))
    vi.runAllTimers()
    expect(revisit.mock.calls.length - before).toBe(2 * listeners)
  })
})
