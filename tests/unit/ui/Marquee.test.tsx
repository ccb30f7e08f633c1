// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Marquee } from '../../../src/ui/Marquee.tsx'
import { cleanUp, find, render } from './render.tsx'

/** As browsers do, it tells of what it begins to look at. */
class FirstLook {
  readonly observe: () => void
  disconnect() {}
  constructor(tell: () => void) {
    this.observe = tell
  }
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', FirstLook)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600)
})
afterEach(() => {
  cleanUp()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
const strip = () => find('[role=group] > div')
const lines = () => [...document.querySelectorAll<HTMLElement>('[role=group] > div > div')]

it('runs 60 px a second unless told otherwise, and its copy is for the eye only', () => {
  const { update } = render(<Marquee label="News">News of today</Marquee>)
  expect(strip().style.animationDuration).toBe('10s')
  expect(lines()).toHaveLength(2)
  expect(lines()[1]?.getAttribute('aria-hidden')).toBe('true')
  update(
    <Marquee label="News" speed={120}>
      News of today
    </Marquee>,
  )
  expect(strip().style.animationDuration).toBe('5s')
})

it('rests under a finger', () => {
  render(<Marquee label="News">News of today</Marquee>)
  const root = find('[role=group]')
  act(() => void root.dispatchEvent(new Event('touchstart', { bubbles: true })))
  expect(root.hasAttribute('data-held')).toBe(true)
  act(() => void root.dispatchEvent(new Event('touchend', { bubbles: true })))
  expect(root.hasAttribute('data-held')).toBe(false)
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
