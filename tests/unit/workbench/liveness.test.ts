// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEAD_MS, type Liveness, watchLiveness } from '../../../src/workbench/liveness.ts'

let told: boolean[] = []
let liveness: Liveness
let visibility: DocumentVisibilityState = 'visible'

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  liveness = watchLiveness(document, (isDead) => told.push(isDead))
})
afterEach(() => {
  liveness.stop()
  vi.useRealTimers()
})

const show = (next: DocumentVisibilityState) => {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('a phone is said not to be live', () => {
  it('where its page never says anything', () => {
    vi.advanceTimersByTime(DEAD_MS - 1)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual([true])
  })

  it('where its page has died since, and live again as soon as it speaks', () => {
    for (let beat = 0; beat < 20; beat += 1) {
      vi.advanceTimersByTime(DEAD_MS / 4)
      liveness.heard()
    }
    expect(told).not.toContain(true)
    vi.advanceTimersByTime(DEAD_MS)
    expect(told.at(-1)).toBe(true)
    liveness.heard()
    expect(told.at(-1)).toBe(false)
  })

  it('not for the time in which the tab is hidden, and again once it is seen', () => {
    show('hidden')
    vi.advanceTimersByTime(10 * DEAD_MS)
    show('visible')
    vi.advanceTimersByTime(DEAD_MS - 1)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual([true])
  })

  it('no more, once it is removed', () => {
    liveness.stop()
    vi.advanceTimersByTime(DEAD_MS)
    show('visible')
    vi.advanceTimersByTime(DEAD_MS)
    expect(told).toEqual([])
  })
})
