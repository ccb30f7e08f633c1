// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepStill } from '../../../src/boot/keepStill.ts'
import { isUnsettled, STILL_LONGEST_MS, STILL_PATIENCE_MS, showStill } from '../../../src/boot/still.ts'
import { STILL_KEY } from '../../../src/boot/storedKeys.ts'

const paint = { merchant: 'acme', layout: 'M1', scheme: 'dark', values: {} } as const
const still = {
  path: '/m/home',
  merchant: 'acme',
  layout: 'M1',
  language: 'EN',
  width: 390,
  dir: 'rtl',
  css: '.a { color: red }',
  html: '<div id="root"><main><p class="a" data-style="color: blue">Hello</p></main></div>',
}

function storage(items: Record<string, string>) {
  const kept = new Map(Object.entries(items))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

/** A page of its own, whose shadow tree the test may look into. */
function page(pathname = '/m/home') {
  const target = new EventTarget()
  const shadows: ShadowRoot[] = []
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element) {
    const shadow = attach.call(this, { mode: 'open' })
    shadows.push(shadow)
    return shadow
  })
  const shown: Window = Object.assign(Object.create(null), {
    document,
    innerWidth: 390,
    innerHeight: 844,
    scrollY: 0,
    location: { pathname },
    addEventListener: target.addEventListener.bind(target),
    setInterval: (action: () => void, ms: number) => setInterval(action, ms),
    clearInterval: (timer: number) => clearInterval(timer),
    requestAnimationFrame: (action: () => void) => setTimeout(action, 16),
    setTimeout: (action: () => void, ms: number) => setTimeout(action, ms),
  })
  return {
    page: shown,
    target,
    shadows,
    hosts: () => [...document.documentElement.querySelectorAll(':scope > div')],
  }
}
const attach = Element.prototype.attachShadow

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = ''
  document.documentElement.dataset.merchant = 'acme'
  document.documentElement.dataset.layout = 'M1'
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const host of document.documentElement.querySelectorAll(':scope > div')) host.remove()
})

const show = (over: Partial<typeof still> = {}, language = 'EN') => {
  const shown = page()
  const local = storage({ [STILL_KEY]: JSON.stringify({ ...still, ...over }), language })
  showStill(shown.page, local, paint)
  return shown
}
const screen = (id: string, inside = '') => {
  document.body.innerHTML = `<main data-screen="${id}">${inside}</main>`
}

describe('the still of a home', () => {
  it('stands in a tree of its own that nobody can touch, with its styles applied', () => {
    const { hosts, shadows } = show()
    expect(hosts()).toHaveLength(1)
    expect(hosts()[0]?.hasAttribute('inert') || Reflect.get(hosts()[0] ?? {}, 'inert')).toBe(true)
    expect(hosts()[0]?.getAttribute('dir')).toBe('rtl')
    expect(document.body.textContent).toBe('')
    const words = shadows[0]?.querySelector<HTMLElement>('p')
    expect(words?.textContent).toBe('Hello')
    expect(words?.style.color).toBe('blue')
  })

  it.each([
    ['another path', { path: '/m/login' }],
    ['another merchant', { merchant: 'other' }],
    ['another layout', { layout: 'M2' }],
    ['another width', { width: 844 }],
    ['another language', { language: 'VI' }],
  ])('is not shown for %s', (_, over) => expect(show(over).hosts()).toHaveLength(0))

  it('says when it has been painted: the bundle is read after that', async () => {
    const stands = vi.fn()
    const shown = page()
    const local = storage({ [STILL_KEY]: JSON.stringify(still), language: 'EN' })
    void showStill(shown.page, local, paint)?.then(stands)
    await vi.advanceTimersByTimeAsync(1)
    expect(stands).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(50)
    expect(stands).toHaveBeenCalledOnce()
  })

  it('is not shown where there is none, or it cannot be read; nobody waits for it then', () => {
    for (const text of ['', '{', '3', 'null']) {
      const shown = page()
      expect(showStill(shown.page, storage({ [STILL_KEY]: text }), paint)).toBeUndefined()
      expect(shown.hosts()).toHaveLength(0)
    }
  })

  it('leaves when the live home stands, and not while its first window is on its way', () => {
    const { hosts } = show()
    vi.advanceTimersByTime(1000)
    expect(hosts()).toHaveLength(1)
    screen('home', '<div aria-busy="true"></div>')
    const busy = document.querySelector('[aria-busy]')
    vi.spyOn(busy ?? document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 10, 10))
    vi.advanceTimersByTime(1000)
    expect(hosts()).toHaveLength(1)
    screen('home', '<p>here</p>')
    vi.advanceTimersByTime(100)
    expect(hosts()).toHaveLength(0)
  })

  it('leaves for any other screen at once', () => {
    const { hosts } = show()
    screen('maintenance', '<div aria-busy="true"></div>')
    vi.advanceTimersByTime(100)
    expect(hosts()).toHaveLength(0)
  })

  it('does not hide for long a home that does not settle, nor an app that does not come', () => {
    const { hosts } = show()
    screen('home', '<div aria-busy="true"></div>')
    const busy = document.querySelector('[aria-busy]')
    vi.spyOn(busy ?? document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 10, 10))
    vi.advanceTimersByTime(STILL_PATIENCE_MS + 100)
    expect(hosts()).toHaveLength(0)
    document.body.innerHTML = ''
    const never = show()
    vi.advanceTimersByTime(STILL_LONGEST_MS + 100)
    expect(never.hosts()).toHaveLength(0)
  })

  it('leaves at the first touch', () => {
    const { hosts, target } = show()
    target.dispatchEvent(new Event('pointerdown'))
    expect(hosts()).toHaveLength(0)
  })
})

describe('what is kept of a home', () => {
  const keep = (inside: string, isGuest = true) => {
    const { page: shown } = page()
    document.body.innerHTML = `<div id="root"><div><nav></nav><main data-screen="home">${inside}</main></div></div>`
    const local = storage({ language: 'EN' })
    const lit = { setItem: local.setItem, getItem: local.getItem, removeItem: local.removeItem }
    keepStill({
      page: shown,
      local: lit,
      now: () => ({ site: Object.create(null), isGuest }),
    })
    return () => JSON.parse(local.kept.get(STILL_KEY) ?? 'null')
  }

  it('is what stands there, without what runs or lies over it, and with its styles as data', () => {
    const kept = keep('<p style="color: red" onclick="x()">Hello</p><script>x()</script><video></video>')()
    expect(kept.html).toContain('<p data-style="color: red">Hello</p>')
    expect(kept.html).not.toMatch(/script|video|onclick| style=/)
    expect(kept).toMatchObject({
      path: '/m/home',
      merchant: 'acme',
      layout: 'M1',
      language: 'EN',
      width: 390,
    })
  })

  it('brings the largest picture first, and the others when that is there', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, 0, this.id === 'large' ? 300 : 30, 30)
    })
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    const { html } = keep('<img src="/m/a.svg"><img id="large" src="/m/b.svg">')()
    expect(html).toMatch(/<img data-src="\/m\/a.svg"><img id="large"[^>]* src="\/m\/b.svg"[^>]*>/)
    document.body.innerHTML = ''
    const { shadows } = show({ html })
    const [first, large] = shadows[0]?.querySelectorAll('img') ?? []
    expect(first?.getAttribute('src')).toBeNull()
    large?.dispatchEvent(new Event('load'))
    vi.advanceTimersByTime(100)
    expect(first?.getAttribute('src')).toBe('/m/a.svg')
  })

  it('stands at the beginning of a row, wherever the row was when the page was left', () => {
    vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockImplementation(function (this: Element) {
      return this.id === 'row' ? 390 : 0
    })
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.id === 'first') return new DOMRect(-390, 0, 380, 180)
      return this.id === 'second' ? new DOMRect(0, 0, 390, 190) : new DOMRect(0, 0, 30, 30)
    })
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    const { html } = keep(
      '<div id="row"><img id="first" src="/m/1.svg"><img id="second" src="/m/2.svg"></div>',
    )()
    expect(html).toMatch(/id="first"[^>]* src="\/m\/1.svg"/)
    expect(html).toMatch(/id="second" data-src="\/m\/2.svg"/)
  })

  it('is nothing of a member’s', () => expect(keep('<p>Balance</p>', false)()).toBeNull())

  it('is nothing that is on its way, or lies under a dialog', () => {
    expect(keep('<div role="dialog" aria-modal="true"></div>')()).toBeNull()
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 10, 10))
    expect(keep('<p aria-busy="true"></p>')()).toBeNull()
  })

  it('is tried again until it stands', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 10, 10))
    const kept = keep('<p aria-busy="true">Hello</p>')
    document.querySelector('p')?.removeAttribute('aria-busy')
    vi.advanceTimersByTime(1000)
    expect(kept()?.html).toContain('Hello')
  })
})

it('a picture below the first window keeps nobody waiting', () => {
  document.body.innerHTML = '<div aria-busy="true"></div>'
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 900, 10, 10))
  expect(isUnsettled(document, 844)).toBe(false)
})
