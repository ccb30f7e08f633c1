// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adoptPlaceholder, PLACEHOLDER_MAX_MS, showPlaceholder } from '../../../src/boot/placeholder.ts'

const SOURCE = '/m/merchants/acme/banner.svg'
const picture = { picture: SOURCE, more: 2 }
const banners = {
  section: 'bannerCarousel',
  style: 'inset:48px 0 auto;aspect-ratio:2',
  language: 'EN',
} as const

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="root"></div>'
  showPlaceholder(window, picture, banners)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const shown = () => document.querySelector<HTMLImageElement>('img[data-placeholder]')
/** Waits until the document's observers have been called. */
const settle = () => vi.advanceTimersByTimeAsync(100)
const draw = async (screen: string, banners?: string) => {
  const section = banners === undefined ? '' : `<div data-section="bannerCarousel">${banners}</div>`
  const root = document.getElementById('root')
  if (root) root.innerHTML = `<main data-screen="${screen}">${section}</main>`
  await settle()
}
const pictureIs = (complete: boolean) => {
  const image = document.querySelector<HTMLImageElement>('[data-section] img')
  if (image) Object.defineProperty(image, 'complete', { value: complete, configurable: true })
  image?.dispatchEvent(new Event('load'))
}

describe('the first banner, before its home', () => {
  it('stands where the layout will draw it; nobody can touch or read it', () => {
    expect(shown()?.getAttribute('src')).toBe(SOURCE)
    expect(shown()?.style.cssText).toContain('aspect-ratio: 2')
    expect(shown()?.style.pointerEvents).toBe('none')
    expect(shown()?.alt).toBe('')
  })

  it('stays while home, its banners or their picture are on their way', async () => {
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown()).not.toBeNull()
    await draw('home')
    expect(shown()).not.toBeNull()
    await draw('home', '<div aria-busy="true"></div>')
    expect(shown()).not.toBeNull()
  })

  it('leaves when the picture of the home itself is there', async () => {
    const root = document.getElementById('root')
    if (root)
      root.innerHTML =
        '<main data-screen="home"><div data-section="bannerCarousel"><img src="a" alt=""></div></main>'
    pictureIs(false)
    await settle()
    expect(shown()).not.toBeNull()
    pictureIs(true)
    expect(shown()).toBeNull()
  })

  it('does not come where the app was faster', async () => {
    shown()?.dispatchEvent(new Event('error'))
    await draw('home')
    showPlaceholder(window, picture, banners)
    expect(shown()).toBeNull()
  })

  it('leaves when another screen stands', async () => {
    await draw('siteError')
    expect(shown()).toBeNull()
  })

  it('leaves when it cannot be had, or no home ever comes', async () => {
    shown()?.dispatchEvent(new Event('error'))
    expect(shown()).toBeNull()
    showPlaceholder(window, picture, banners)
    await vi.advanceTimersByTimeAsync(PLACEHOLDER_MAX_MS + 100)
    expect(shown()).toBeNull()
  })

  it('stays while the sections before it are drawn', async () => {
    const root = document.getElementById('root')
    const sections =
      '<div data-section="quickActions"></div><div data-section="bannerCarousel"><i aria-busy="true"></i></div>'
    if (root) root.innerHTML = `<main data-screen="home">${sections}</main>`
    await settle()
    expect(shown()).not.toBeNull()
  })

  it('leaves where the live home has no such section', async () => {
    const root = document.getElementById('root')
    if (root) root.innerHTML = '<main data-screen="home"><div data-section="quickActions"></div></main>'
    await settle()
    expect(shown()).toBeNull()
  })

  it('is one, however many answers come', () => {
    showPlaceholder(window, { picture: '/m/other.svg', more: 0 }, banners)
    expect(document.querySelectorAll('[data-placeholder]')).toHaveLength(1)
  })
})

describe('the name of the next draw, before its home', () => {
  it('is text in the language of the site, not read twice by those who listen', () => {
    shown()?.remove()
    const draws = { section: 'lotteryDraws', style: 'top:9px', language: 'UR' } as const
    showPlaceholder(window, { text: '<b>Lotto</b>' }, draws)
    const words = document.querySelector<HTMLElement>('div[data-placeholder]')
    expect(words?.textContent).toBe('<b>Lotto</b>')
    expect([words?.lang, words?.dir]).toEqual(['ur', 'rtl'])
    expect(words?.getAttribute('aria-hidden') ?? words?.ariaHidden).toBe('true')
  })
})

describe('what an edge has drawn', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<div id="root"></div><img data-placeholder="bannerCarousel" src="/m/merchants/acme/edge.svg">'
    adoptPlaceholder(window)
  })

  it('stays where it is while home is on its way, and is drawn once', () => {
    showPlaceholder(window, picture, banners)
    expect(document.querySelectorAll('[data-placeholder]')).toHaveLength(1)
    expect(shown()?.getAttribute('src')).toBe('/m/merchants/acme/edge.svg')
  })

  it('leaves when its section has come', async () => {
    await draw('home', '<p aria-busy="true"></p>')
    expect(shown()).not.toBeNull()
    await draw('home', '<p></p>')
    expect(shown()).toBeNull()
  })

  it('leaves where the screen is there already, and where none ever comes', async () => {
    await draw('login')
    expect(shown()).toBeNull()
    document.body.innerHTML = '<div id="root"></div><img data-placeholder="bannerCarousel">'
    adoptPlaceholder(window)
    vi.advanceTimersByTime(PLACEHOLDER_MAX_MS)
    expect(shown()).toBeNull()
  })
})
