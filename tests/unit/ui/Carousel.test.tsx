// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Carousel } from '../../../src/ui/Carousel.tsx'
import { cleanUp, find, render } from './render.tsx'

const slides = ['one', 'two', 'three']
const carousel = (
  <Carousel
    label="Promotions"
    items={slides}
    keyOf={String}
    nameOf={String}
    render={(item) => <a href="#x">{item}</a>}
    interval={1000}
  />
)
const active = () => find('[data-active]').getAttribute('aria-label')
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanUp()
  vi.useRealTimers()
})

it('names every slide, moves on by itself, and after the last comes the first', () => {
  render(carousel)
  expect(
    [...document.querySelectorAll('[role=group] [role=group]')].map((slide) =>
      slide.getAttribute('aria-label'),
    ),
  ).toEqual(slides)
  pass(1000)
  expect(active()).toBe('two')
  pass(1000)
  pass(1000)
  expect(active()).toBe('one')
})

it('waits while a finger is on it, and then for a whole interval', () => {
  render(carousel)
  pass(900)
  act(() => find('[aria-label="Promotions"]').dispatchEvent(new Event('touchstart', { bubbles: true })))
  pass(5000)
  expect(active()).toBe('one')
  act(() => find('[aria-label="Promotions"]').dispatchEvent(new Event('touchend', { bubbles: true })))
  pass(999)
  expect(active()).toBe('one')
  pass(1)
  expect(active()).toBe('two')
})

it('waits while the tab is hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  render(carousel)
  pass(5000)
  expect(active()).toBe('one')
  hidden.mockReturnValue(false)
  act(() => document.dispatchEvent(new Event('visibilitychange')))
  pass(1000)
  expect(active()).toBe('two')
  hidden.mockRestore()
})

it('never moves by itself with reduced motion', () => {
  const still = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }
  vi.stubGlobal('matchMedia', () => still)
  render(carousel)
  pass(5000)
  expect(active()).toBe('one')
  vi.unstubAllGlobals()
})
