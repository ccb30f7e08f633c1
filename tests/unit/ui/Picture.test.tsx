// @vitest-environment happy-dom
// @own-modules: a picture that another file has seen is not new.
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Picture } from '../../../src/ui/Picture.tsx'
import { PICTURE_DELAY } from '../../../src/ui/pictureRules.ts'
import { cleanUp, find, render } from './render.tsx'

type See = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void
let see: See = () => undefined
let options: { readonly rootMargin?: string } | undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      unobserve = vi.fn()
      constructor(told: See, given?: { readonly rootMargin?: string }) {
        see = told
        options = given
      }
    },
  )
})
afterEach(() => {
  cleanUp()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const seen = (isIntersecting: boolean) => see([{ target: find('[data-state]'), isIntersecting }])
const image = () => document.querySelector('img')
const fail = () => act(() => image()?.dispatchEvent(new Event('error')))

it('tries its sources in order, then shows the fallback under the same name', () => {
  render(<Picture eager sources={['/a.png', '/b.png']} alt="Fish" fallback={<b>Fish Hunter</b>} />)
  expect(image()?.getAttribute('src')).toBe('/a.png')
  fail()
  expect(image()?.getAttribute('src')).toBe('/b.png')
  fail()
  expect(image()).toBeNull()
  expect(find('[role=img]').getAttribute('aria-label')).toBe('Fish')
  expect(find('[role=img]').textContent).toBe('Fish Hunter')
})

it('shows the fallback at once when there is no source', () => {
  render(<Picture eager sources={[]} alt="" fallback={<b>Fish Hunter</b>} />)
  expect(find('b').textContent).toBe('Fish Hunter')
})

it('starts anew when its sources change', () => {
  const { update } = render(<Picture eager sources={['/a.png']} alt="" />)
  fail()
  update(<Picture eager sources={['/c.png']} alt="" />)
  expect(image()?.getAttribute('src')).toBe('/c.png')
})

it('loads when it has been within 100 px of the window for 150 ms, and not when it was flung past', () => {
  render(<Picture sources={['/a.png']} alt="Fish" />)
  expect(options?.rootMargin).toBe('100px')
  act(() => seen(true))
  act(() => vi.advanceTimersByTime(PICTURE_DELAY - 1))
  act(() => seen(false))
  act(() => vi.advanceTimersByTime(1000))
  expect(image()).toBeNull()
  act(() => seen(true))
  act(() => vi.advanceTimersByTime(PICTURE_DELAY))
  expect(image()?.getAttribute('src')).toBe('/a.png')
})

it('fades in when it has loaded', () => {
  render(<Picture eager sources={['/a.png']} alt="Fish" />)
  expect(find('[data-state]').dataset.state).toBe('waiting')
  act(() => image()?.dispatchEvent(new Event('load')))
  expect(find('[data-state]').dataset.state).toBe('shown')
})

it('loads when it has stayed near for the whole delay, however often it came before', () => {
  render(<Picture sources={['/a.png']} alt="Fish" />)
  act(() => seen(true))
  act(() => vi.advanceTimersByTime(PICTURE_DELAY - 1))
  act(() => seen(false))
  act(() => seen(true))
  act(() => vi.advanceTimersByTime(PICTURE_DELAY - 1))
  expect(image()).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(image()?.getAttribute('src')).toBe('/a.png')
})
