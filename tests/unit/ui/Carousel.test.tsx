// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Carousel } from '../../../src/ui/Carousel.tsx'
import { Picture } from '../../../src/ui/Picture.tsx'
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

describe('with pictures that the carousel clips', () => {
  const decoding: { readonly src: string | null; readonly done: () => void }[] = []
  const pictures = (
    <Carousel
      label="Promotions"
      items={slides}
      keyOf={String}
      nameOf={String}
      render={(item, { index }) => <Picture sources={[`/${item}.png`]} alt="" eager={index === 0} />}
      interval={1000}
    />
  )
  const loaded = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))

  beforeEach(() => {
    decoding.length = 0
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = vi.fn()
        unobserve = vi.fn()
        disconnect = vi.fn()
      },
    )
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function decode(
      this: HTMLImageElement,
    ) {
      return new Promise((done) => decoding.push({ src: this.getAttribute('src'), done }))
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  const decoded = (src: string) =>
    act(async () => {
      for (const image of decoding) if (image.src === src) image.done()
    })

  it('loads the next picture when its turn comes, and moves only when it is decoded', async () => {
    render(pictures)
    expect(loaded()).toEqual(['/one.png'])
    pass(1000)
    expect(loaded()).toEqual(['/one.png', '/two.png'])
    expect(active()).toBe('one')
    await decoded('/two.png')
    expect(active()).toBe('two')
  })

  it('waits for a picture that does not come for one interval at most', () => {
    render(pictures)
    pass(1999)
    expect(active()).toBe('one')
    pass(1)
    expect(active()).toBe('two')
  })

  it('does not move under a finger when the picture is decoded meanwhile', async () => {
    render(pictures)
    pass(1000)
    act(() => find('[aria-label="Promotions"]').dispatchEvent(new Event('touchstart', { bubbles: true })))
    await decoded('/two.png')
    expect(active()).toBe('one')
  })

  /** The picture of a slide comes, and then the page is idle. */
  const comes = (src: string) => {
    act(() => find(`img[src="${src}"]`).dispatchEvent(new Event('load')))
    pass(450)
  }

  it('decodes the neighbour once the shown picture is there and the page is idle, for a wheel and a mouse', () => {
    render(pictures)
    pass(450)
    expect(loaded()).toEqual(['/one.png'])
    comes('/one.png')
    expect(decoding.map(({ src }) => src)).toEqual(['/two.png'])
    comes('/two.png')
    expect(loaded()).toEqual(['/one.png', '/two.png'])
  })

  it('leaves the neighbour alone while the page itself is loading', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    render(pictures)
    comes('/one.png')
    expect(loaded()).toEqual(['/one.png'])
    state.mockReturnValue('complete')
    act(() => window.dispatchEvent(new Event('load')))
    pass(450)
    expect(loaded()).toEqual(['/one.png', '/two.png'])
  })

  const press = (key: string) =>
    act(() => find('[aria-label="one"]').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

  it('moves to the slide of a key when its picture is decoded', async () => {
    render(pictures)
    press('ArrowRight')
    expect(active()).toBe('one')
    await decoded('/two.png')
    expect(active()).toBe('two')
  })

  it('moves to the slide of a key after 400 ms at most, and to the last that was chosen', async () => {
    render(pictures)
    press('ArrowRight')
    press('ArrowRight')
    await act(() => vi.advanceTimersByTimeAsync(399))
    expect(active()).toBe('one')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(active()).toBe('three')
  })

  it('loads the neighbours with a touch, so that a swipe shows no empty slide', () => {
    render(pictures)
    act(() => find('[aria-label="Promotions"]').dispatchEvent(new Event('touchstart', { bubbles: true })))
    expect(loaded()).toEqual(['/one.png', '/two.png'])
  })
})
