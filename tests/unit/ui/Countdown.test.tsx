// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Countdown } from '../../../src/ui/Countdown.tsx'
import { type Remaining, remaining, untilChange } from '../../../src/ui/remaining.ts'
import { cleanUp, find, render } from './render.tsx'

describe('what is left', () => {
  it('is given in whole days, hours, minutes and seconds, and is never negative', () => {
    expect(remaining(90_061_000, 0)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1, total: 90_061 })
    expect(remaining(0, 5000).total).toBe(0)
    expect(remaining(Number.NaN, 0).total).toBe(0)
  })

  it('changes on the second of the end, not of the start', () => {
    expect(untilChange(10_250, 0)).toBe(250)
    expect(untilChange(10_000, 0)).toBe(1000)
    expect(untilChange(0, 10)).toBe(0)
  })
})

describe('a countdown', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }))
  afterEach(() => {
    cleanUp()
    vi.useRealTimers()
  })
  const onEnd = vi.fn()
  const show = (endsAt: number) =>
    render(
      <Countdown endsAt={endsAt} now={() => Date.now()} format={({ total }) => `${total} s`} onEnd={onEnd} />,
    )
  const text = () => find('[role=timer]').textContent

  it('ticks by the second and ends once', () => {
    onEnd.mockClear()
    show(2500)
    expect(text()).toBe('3 s')
    act(() => vi.advanceTimersByTime(500))
    expect(text()).toBe('2 s')
    act(() => vi.advanceTimersByTime(1000))
    expect(text()).toBe('1 s')
    act(() => vi.advanceTimersByTime(60_000))
    expect(text()).toBe('0 s')
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('writes a second into the document, and draws nothing anew', () => {
    const format = vi.fn(({ minutes, seconds }: Remaining) => (
      <b>
        <i data-unit="minutes">{minutes}</i>
        <i data-unit="seconds">{seconds}</i>
      </b>
    ))
    render(<Countdown endsAt={125_000} now={() => Date.now()} format={format} />)
    const drawn = format.mock.calls.length
    const unit = find('[data-unit="seconds"]')
    act(() => vi.advanceTimersByTime(7000))
    expect(unit.textContent).toBe('58')
    expect(find('[data-unit="minutes"]').textContent).toBe('01')
    expect(format).toHaveBeenCalledTimes(drawn)
  })

  it('rests while it is not on the screen, is right when it comes back, and is forgotten when it leaves', () => {
    let tell: (isSeen: boolean) => void = () => {}
    const observed = new Set<Element>()
    vi.resetModules()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(look: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void) {
          tell = (isIntersecting) => look([...observed].map((target) => ({ target, isIntersecting })))
        }
        observe(element: Element) {
          observed.add(element)
        }
        unobserve(element: Element) {
          observed.delete(element)
        }
      },
    )
    return import('../../../src/ui/Countdown.tsx').then((fresh) => {
      render(<fresh.Countdown endsAt={100_000} now={() => Date.now()} format={({ total }) => `${total} s`} />)
      act(() => tell(false))
      act(() => vi.advanceTimersByTime(30_000))
      expect(text()).toBe('100 s')
      expect(vi.getTimerCount()).toBe(1)
      act(() => tell(true))
      expect(text()).toBe('70 s')
      expect(observed.size).toBe(1)
      cleanUp()
      expect(observed.size).toBe(0)
      vi.unstubAllGlobals()
    })
  })

  it('is right the moment the tab comes back from sleep', () => {
    show(3_600_000)
    vi.setSystemTime(3_000_000)
    expect(text()).toBe('3600 s')
    act(() => document.dispatchEvent(new Event('visibilitychange')))
    expect(text()).toBe('600 s')
  })
})
