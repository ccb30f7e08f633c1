// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UNSETTLED_MS, watchAround } from '../../../../src/ui/draggable/watchAround.ts'

const EVERY = 250
const check = vi.fn()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  check.mockClear()
  stop = watchAround([], EVERY, check)
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
  vi.useRealTimers()
})
const settle = () => {
  vi.advanceTimersByTime(UNSETTLED_MS * 2)
  check.mockClear()
}

it('looks four times a second while something changes, and not at all once all is quiet', () => {
  vi.advanceTimersByTime(UNSETTLED_MS)
  expect(check).toHaveBeenCalledTimes(UNSETTLED_MS / EVERY)
  settle()
  vi.advanceTimersByTime(60_000)
  expect(check).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

it.each(['resize', 'pointerup', 'keyup'])('looks within a quarter of a second of a %s', (type) => {
  settle()
  window.dispatchEvent(new Event(type))
  vi.advanceTimersByTime(EVERY)
  expect(check).toHaveBeenCalledOnce()
})

it('looks when something comes to the page or leaves it', async () => {
  settle()
  document.body.append(document.createElement('p'))
  await vi.advanceTimersByTimeAsync(EVERY)
  expect(check).toHaveBeenCalled()
})

it('looks no more once it has been stopped', () => {
  stop()
  check.mockClear()
  window.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(UNSETTLED_MS)
  expect(check).not.toHaveBeenCalled()
})
