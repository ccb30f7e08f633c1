// @vitest-environment happy-dom
import { act } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useKeptPlace } from '../../../../../src/features/games/gameLanes/useKeptPlace.ts'
import { cleanUp, find, render } from '../../../ui/render.tsx'

let ready = true
function Games() {
  useKeptPlace(ready)
  return <Link to="/play">play</Link>
}
const open = () => {
  const router = createMemoryRouter(
    [
      { path: '/game', element: <Games /> },
      { path: '/play', element: <Link to="/game">games</Link> },
    ],
    { initialEntries: ['/game'] },
  )
  return { router, ...render(<RouterProvider router={router} />) }
}
const scrolled = vi.fn()
function standAt(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  dispatchEvent(new Event('scroll'))
}
const frames = () => act(() => vi.advanceTimersByTime(50))
const press = () => act(async () => find('a').click())

/** Calls the observer: the page has grown, or observing has started. */
let grow: () => void = () => undefined
/** The highest possible scroll position. */
let end = Number.POSITIVE_INFINITY
class Observer {
  readonly told: () => void
  constructor(told: () => void) {
    this.told = told
  }
  observe() {
    grow = this.told
    this.told()
  }
  disconnect() {
    grow = () => undefined
  }
}

beforeEach(() => {
  ready = true
  end = Number.POSITIVE_INFINITY
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', scrolled)
  vi.stubGlobal('ResizeObserver', Observer)
  window.scrollTo = scrolled
  scrolled.mockReset().mockImplementation((_, top: number) => standAt(Math.min(top, end)))
  standAt(0)
})
afterEach(() => {
  cleanUp()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('puts whoever comes back where they left', async () => {
  const { router } = open()
  standAt(4200)
  await press()
  standAt(0)
  await act(() => router.navigate(-1))
  frames()
  expect(scrolled).toHaveBeenCalledWith(0, 4200)
  expect(scrolled).toHaveBeenCalledOnce()
})

it('waits for the games to be there again', async () => {
  const { router, update } = open()
  standAt(4200)
  await press()
  ready = false
  await act(() => router.navigate(-1))
  frames()
  expect(scrolled).not.toHaveBeenCalled()
  ready = true
  update(<RouterProvider key="again" router={router} />)
  frames()
  expect(scrolled).toHaveBeenCalled()
})

it('leaves whoever opens the page anew at its beginning', async () => {
  open()
  standAt(4200)
  await press()
  await press()
  frames()
  expect(scrolled).not.toHaveBeenCalled()
})

it('goes on when the page grows to its height, until the player scrolls', async () => {
  const { router } = open()
  standAt(4200)
  await press()
  end = 900
  await act(() => router.navigate(-1))
  frames()
  expect(window.scrollY).toBe(900)
  end = 3000
  grow()
  expect(window.scrollY).toBe(3000)
  dispatchEvent(new Event('wheel'))
  end = 9000
  grow()
  expect(window.scrollY).toBe(3000)
})

it('holds the place until the page is as high as it was: what comes above it moves it', async () => {
  const high = (px: number) =>
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: px, configurable: true })
  const { router } = open()
  high(3000)
  standAt(700)
  await press()
  high(1800)
  await act(() => router.navigate(-1))
  frames()
  expect(window.scrollY).toBe(700)
  standAt(690)
  grow()
  expect(window.scrollY).toBe(700)
  high(3000)
  grow()
  standAt(600)
  grow()
  expect(window.scrollY, 'it is the player’s again').toBe(600)
  Reflect.deleteProperty(document.documentElement, 'scrollHeight')
})
