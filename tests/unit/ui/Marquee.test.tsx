// @vitest-environment happy-dom
// @own-modules: it gives every element a method.
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Marquee } from '../../../src/ui/Marquee.tsx'
import { cleanUp, find, render } from './render.tsx'

/** Like browsers, it calls back when observing starts. */
class FirstLook {
  readonly observe: () => void
  disconnect() {}
  constructor(tell: () => void) {
    this.observe = tell
  }
}
const run = { cancel: vi.fn(), pause: vi.fn(), play: vi.fn() }
const animate = vi.fn((_frames: Keyframe[], _options: KeyframeAnimationOptions) => run)
beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(HTMLElement.prototype, { animate })
  vi.stubGlobal('ResizeObserver', FirstLook)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600)
})
afterEach(() => {
  cleanUp()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
const lines = () => [...document.querySelectorAll<HTMLElement>('[role=group] > div > div')]

it('runs 60 px a second unless told otherwise, and its copy is for the eye only', () => {
  const { update } = render(<Marquee label="News">News of today</Marquee>)
  expect(animate.mock.lastCall?.[1]).toMatchObject({ duration: 10_000, iterations: Number.POSITIVE_INFINITY })
  expect(lines()).toHaveLength(2)
  expect(lines()[1]?.getAttribute('aria-hidden')).toBe('true')
  update(
    <Marquee label="News" speed={120}>
      News of today
    </Marquee>,
  )
  expect(animate.mock.lastCall?.[1]).toMatchObject({ duration: 5000 })
})

it('rests under a finger', () => {
  render(<Marquee label="News">News of today</Marquee>)
  const root = find('[role=group]')
  act(() => void root.dispatchEvent(new Event('touchstart', { bubbles: true })))
  expect(run.pause).toHaveBeenCalled()
  run.play.mockClear()
  expect(root.hasAttribute('data-held')).toBe(true)
  act(() => void root.dispatchEvent(new Event('touchend', { bubbles: true })))
  expect(root.hasAttribute('data-held')).toBe(false)
  expect(run.play).toHaveBeenCalled()
})

it('stands still with reduced motion, once and not twice', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  render(<Marquee label="News">News of today</Marquee>)
  expect(lines()).toHaveLength(1)
  expect(find('[role=group]').hasAttribute('data-still')).toBe(true)
})
