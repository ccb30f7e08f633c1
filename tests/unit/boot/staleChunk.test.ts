// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { RELOADED_KEY, reloadWhenStale } from '../../../src/boot/staleChunk.ts'

const OWN = 'https://acme.test/m/assets/app-1.js'
const RUNNING = '{"files":{"assets/app-1.js":"/m/assets/app-1.js"}}'
const NEWER = '{"files":{"assets/app-2.js":"/m/assets/app-2.js"}}'

function page(manifest: string, { screen = '', kept = new Map<string, string>(), status = 200 } = {}) {
  const target = new EventTarget()
  const reload = vi.fn()
  const drawn = document.createElement('body')
  drawn.innerHTML = screen
  const shown: Window = Object.assign(Object.create(null), {
    addEventListener: target.addEventListener.bind(target),
    fetch: async () => new Response(manifest, { status }),
    document: {
      querySelector: (selector: string) => drawn.querySelector(selector),
    },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
    location: { reload },
  })
  reloadWhenStale(shown, OWN)
  const fail = async () => {
    target.dispatchEvent(new Event('vite:preloadError'))
    for (let i = 0; i < 20; i += 1) await Promise.resolve()
    await new Promise(setImmediate)
  }
  return { fail, reload, kept }
}

describe('a chunk that cannot be loaded', () => {
  it('loads the page again once where a newer build is there, never in a loop', async () => {
    const { fail, reload, kept } = page(NEWER)
    await fail()
    await fail()
    expect(reload).toHaveBeenCalledOnce()
    expect(kept.get(RELOADED_KEY)).toBe('/app-1.js')
    const next = page(NEWER, { kept })
    await next.fail()
    expect(next.reload).not.toHaveBeenCalled()
  })

  it.each([
    ['nothing stands there yet', '<div id="splash"></div>'],
    ['the screen is empty', '<main data-screen="login"></main>'],
    ['the screen could not be drawn', '<main data-screen="home"><h1>x</h1><div data-broken></div></main>'],
    [
      'a form has not come',
      '<main data-screen="login"><div><h1>x</h1><div data-shape="form"></div></div></main>',
    ],
    ['a form could not be drawn', '<main data-screen="login"><div><div data-broken></div></div></main>'],
  ])('loads the page again where %s', async (_, screen) => {
    const { fail, reload } = page(NEWER, { screen })
    await fail()
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each([
    ['this build is still the newest', RUNNING, {}],
    ['a game is going on', NEWER, { screen: '<main data-screen="launchGame"><p>…</p></main>' }],
    ['a form stands there', NEWER, { screen: '<main data-screen="login"><form></form></main>' }],
    ['the network has a page of its own', '<!doctype html>', {}],
    ['the server is down', NEWER, { status: 503 }],
  ])('leaves the page alone where %s', async (_, manifest, more) => {
    const { fail, reload } = page(manifest, more)
    await fail()
    expect(reload).not.toHaveBeenCalled()
  })
})
