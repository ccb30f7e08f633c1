// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OPENING_LONGEST_MS, showOpening } from '../../../src/boot/opening.ts'

const SOURCE = '/m/merchants/acme/banner.svg'
const STYLE = 'inset:48px 0 auto;aspect-ratio:2'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 48, 360, 180))
  document.body.innerHTML = '<div id="root"></div>'
  showOpening(window, SOURCE, STYLE)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const shown = () => document.querySelector<HTMLImageElement>('img[data-opening]')
const draw = (screen: string, banners?: string) => {
  const section = banners === undefined ? '' : `<div data-section="bannerCarousel">${banners}</div>`
  const root = document.getElementById('root')
  if (root) root.innerHTML = `<main data-screen="${screen}">${section}</main>`
  vi.advanceTimersByTime(100)
}
const picture = (complete: boolean) => {
  const image = document.querySelector<HTMLImageElement>('[data-section] img')
  if (image) Object.defineProperty(image, 'complete', { value: complete })
  vi.advanceTimersByTime(100)
}

describe('the first banner, before its home', () => {
  it('stands where the layout will draw it; nobody can touch or read it', () => {
    expect(shown()?.getAttribute('src')).toBe(SOURCE)
    expect(shown()?.style.cssText).toContain('aspect-ratio: 2')
    expect(shown()?.style.pointerEvents).toBe('none')
    expect(shown()?.alt).toBe('')
  })

  it('stays while home, its banners or their picture are on their way', () => {
    vi.advanceTimersByTime(1000)
    expect(shown()).not.toBeNull()
    draw('home')
    expect(shown()).not.toBeNull()
    draw('home', '<div aria-busy="true"></div>')
    expect(shown()).not.toBeNull()
  })

  it('leaves when the picture of the home itself is there', () => {
    const root = document.getElementById('root')
    if (root)
      root.innerHTML =
        '<main data-screen="home"><div data-section="bannerCarousel"><img src="a" alt=""></div></main>'
    picture(false)
    expect(shown()).not.toBeNull()
    document.querySelector('[data-section] img')?.remove()
    vi.advanceTimersByTime(100)
    expect(shown()).toBeNull()
  })

  it('does not come where the app was faster', () => {
    shown()?.dispatchEvent(new Event('error'))
    draw('home')
    showOpening(window, SOURCE, STYLE)
    expect(shown()).toBeNull()
  })

  it('leaves when another screen stands', () => {
    draw('siteError')
    expect(shown()).toBeNull()
  })

  it('leaves when it cannot be had, or no home ever comes', () => {
    shown()?.dispatchEvent(new Event('error'))
    expect(shown()).toBeNull()
    showOpening(window, SOURCE, STYLE)
    vi.advanceTimersByTime(OPENING_LONGEST_MS + 100)
    expect(shown()).toBeNull()
  })
})
