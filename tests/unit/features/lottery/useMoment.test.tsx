// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useMoment } from '../../../../src/features/lottery/useMoment.ts'
import { cleanUp, render } from '../../ui/render.tsx'

const START = Date.UTC(2026, 11, 1, 12)
const HOUR = 3_600_000

const Shown = ({ until }: { readonly until: number }) => <p>{useMoment((now) => until - now) - START}</p>
const shown = () => Number(document.querySelector('p')?.textContent)

function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(START)
  setHidden(false)
})
afterEach(() => {
  cleanUp()
  vi.useRealTimers()
})

describe('the moment that a screen shows', () => {
  it('is read again when what it shows is out of date', () => {
    render(<Shown until={START + 5000} />)
    act(() => vi.advanceTimersByTime(4999))
    expect(shown()).toBe(0)
    act(() => vi.advanceTimersByTime(1))
    expect(shown()).toBe(5000)
  })

  it('is read every hour at least, because a browser’s timer can wait no longer than 24 days', () => {
    render(<Shown until={START + 40 * 24 * HOUR} />)
    act(() => vi.advanceTimersByTime(HOUR))
    expect(shown()).toBe(HOUR)
  })

  it('is right at once when a tab that slept comes back, though its timers stood still', () => {
    render(<Shown until={START + 20 * 60_000} />)
    vi.setSystemTime(START + 7 * HOUR)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(shown()).toBe(7 * HOUR)
  })

  it('is right when the browser brings the page back from its cache', () => {
    render(<Shown until={START + 20 * 60_000} />)
    vi.setSystemTime(START + HOUR)
    act(() => void window.dispatchEvent(new Event('pageshow')))
    expect(shown()).toBe(HOUR)
  })

  it('stands still while the tab is hidden', () => {
    render(<Shown until={START + 1000} />)
    setHidden(true)
    act(() => vi.advanceTimersByTime(10 * 60_000))
    expect(shown()).toBe(0)
    setHidden(false)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(shown()).toBe(10 * 60_000)
  })

  it('does not loop where its result is always out of date', () => {
    render(<Shown until={START - 1} />)
    act(() => vi.advanceTimersByTime(99))
    expect(shown()).toBe(0)
    act(() => vi.advanceTimersByTime(1))
    expect(shown()).toBe(100)
  })
})
