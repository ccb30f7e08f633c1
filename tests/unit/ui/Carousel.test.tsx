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

it('leaves no timer behind when a finger stops it, nor when it leaves the page', () => {
  render(carousel)
  const playing = vi.getTimerCount()
  act(() => find('[aria-label="Promotions"]').dispatchEvent(new Event('touchstart', { bubbles: true })))
  expect(vi.getTimerCount()).toBe(playing - 1)
  act(() => find('[aria-label="Promotions"]').dispatchEvent(new Event('touchend', { bubbles: true })))
  expect(vi.getTimerCount()).toBe(playing)
  cleanUp()
  expect(vi.getTimerCount()).toBe(playing - 1)
})

it('keeps the slides that it has when another one comes before them', () => {
  const showing = (items: readonly string[]) => (
    <Carousel label="Promotions" items={items} keyOf={String} nameOf={String} render={(item) => item} />
  )
  const { update } = render(showing(slides))
  const first = find('[aria-label="one"]')
  update(showing(['zero', ...slides]))
  expect(find('[aria-label="one"]')).toBe(first)
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
