import type { Conditions, Here } from '../../../src/workbench/model/wire.ts'

/**
 * Runs in a phone's frame before the app. Sent as text, so it must be self-contained. It simulates the requested browser (user
 * agent, colour scheme, network, clock, stored values) and reports the content of the screen. The app does not know it.
 */
export function inFrame(first: Conditions): void {
  if (self.origin === 'null') return
  let now = first
  let picking = false
  const { bench, visit, device } = first

  const define = (target: object, name: string, get: () => unknown) =>
    Object.defineProperty(target, name, { get, configurable: true })

  const say = (message: object) => {
    if (window.parent !== window) window.parent.postMessage(message, bench)
  }

  /** A storage with the lifetime of the document. */
  const memory = (): Storage => {
    const kept = new Map<string, string>()
    return {
      get length() {
        return kept.size
      },
      clear: () => kept.clear(),
      getItem: (name) => kept.get(name) ?? null,
      key: (index) => [...kept.keys()][index] ?? null,
      removeItem: (name) => void kept.delete(name),
      setItem: (name, value) => void kept.set(name, String(value)),
    }
  }
  let isForgetful = false
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem('')
    } catch {
      // The browser blocks storage: a phone without memory is better than none, and its caption says so.
      isForgetful = true
      const lent = memory()
      define(window, name, () => lent)
    }
  }

  if (localStorage.getItem('workbench.visit') !== visit) {
    localStorage.clear()
    sessionStorage.clear()
    localStorage.setItem('workbench.visit', visit)
    if (first.language) localStorage.setItem('language', first.language)
    if (device === 'inApp') localStorage.setItem('in_app', '1')
    if (first.session) sessionStorage.setItem('MC_SESSION_INFO', first.session)
    if (first.prompts === 'declined') {
      localStorage.setItem('hidePopup', '1')
      const declined = ['SHELL_hideInstall', 'hideDownloadBar', 'SHELL_appDownloadSkip']
      for (const name of declined) sessionStorage.setItem(name, '1')
      sessionStorage.setItem('SHELL_downloadImage', '0')
    }
  }

  if (first.announcements === 'read') {
    // Without storage nothing counts as new (docs/conformance.md § 2.4), at every load.
    localStorage.setItem('hidePopup', '1')
    for (const name of Object.keys(localStorage))
      if (name.startsWith('SHELL_PU_')) localStorage.removeItem(name)
  }

  const IPHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'
  const ANDROID =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
  const isIos = device === 'ios'
  define(navigator, 'userAgent', () => (isIos ? IPHONE : ANDROID))
  define(navigator, 'platform', () => (isIos ? 'iPhone' : 'Linux armv81'))
  define(navigator, 'maxTouchPoints', () => 5)
  define(navigator, 'onLine', () => now.network !== 'offline')
  // A service worker could answer with an outdated document.
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register = () => Promise.reject(new Error('none in a frame of the workbench'))

  const realNow = Date.now.bind(Date)
  Date.now = () => realNow() + now.clock
  window.Date = new Proxy(Date, {
    construct: (real, given, made) =>
      Reflect.construct(real, given.length === 0 ? [Date.now()] : given, made),
    apply: () => String(new Date()),
  })

  const realMatch = window.matchMedia.bind(window)
  const schemeLists: MediaQueryList[] = []
  window.matchMedia = (query) => {
    const installed = device === 'installed' ? 'all' : 'not all'
    const scheme = /^\(prefers-color-scheme: (dark|light)\)$/.exec(query)?.[1]
    if (!scheme) return realMatch(query.replace(/\(display-mode: standalone\)/g, installed))
    const list = realMatch('all')
    define(list, 'matches', () => now.scheme === scheme)
    define(list, 'media', () => query)
    schemeLists.push(list)
    return list
  }

  const root = document.documentElement
  let ownDirection: string | undefined
  const turn = () => {
    if (now.direction === 'mirrored' && root.dir !== 'rtl') {
      ownDirection = root.dir
      root.dir = 'rtl'
    } else if (now.direction === 'own' && ownDirection !== undefined) {
      root.dir = ownDirection
      ownDirection = undefined
    }
  }
  new MutationObserver(turn).observe(root, { attributeFilter: ['dir'] })

  const change = (next: Conditions) => {
    const before = now
    now = next
    turn()
    if (before.scheme !== next.scheme) for (const list of schemeLists) list.dispatchEvent(new Event('change'))
    if (before.network === next.network) return
    if (next.network === 'offline') window.dispatchEvent(new Event('offline'))
    else if (before.network === 'offline') window.dispatchEvent(new Event('online'))
  }

  let seen = ''
  let last = ''
  /** The decisions are slow to compute: they are read when the screen has changed, and at intervals. */
  const tell = (isDue: boolean) => {
    const part = (name: string) =>
      [...document.querySelectorAll<HTMLElement>(`[data-${name}]`)].map(({ dataset }) => dataset[name] ?? '')
    const view = {
      screen: part('screen')[0] ?? '',
      path: location.pathname + location.search,
      shown: [...new Set(part('feature'))].sort(),
    }
    const nowSeen = JSON.stringify(view)
    if (nowSeen === seen && !isDue) return
    seen = nowSeen
    const site: Partial<Here> | undefined = Reflect.get(window, '__SITE__')
    const here: Here = {
      ...{ ...view, isForgetful, visitor: localStorage.getItem('SHELL_visitor') ?? '' },
      decisions: site?.decisions ?? {},
      problems: site?.problems ?? [],
    }
    const text = JSON.stringify(here)
    if (text === last) return
    last = text
    say({ kind: 'here', here })
  }
  let isTold = true
  new MutationObserver(() => {
    if (!isTold) return
    isTold = false
    window.setTimeout(() => {
      isTold = true
      tell(false)
    }, 300)
  }).observe(root, { childList: true, subtree: true })
  window.setInterval(() => {
    // In a hidden tab nobody waits for it (`src/workbench/liveness.ts`).
    if (document.visibilityState === 'visible') say({ kind: 'alive' })
    tell(true)
  }, 2000)

  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || origin !== bench || typeof data !== 'object' || data === null) return
    if (data.kind === 'conditions') change(data.conditions)
    // The app requests its site again when the visitor returns (docs/contract.md).
    else if (data.kind === 'again') window.dispatchEvent(new Event('focus'))
    else if (data.kind === 'pick') {
      picking = data.on === true
      root.style.cursor = picking ? 'crosshair' : ''
    }
  })
  window.addEventListener(
    'click',
    (event) => {
      if (!picking) return
      event.preventDefault()
      event.stopImmediatePropagation()
      picking = false
      root.style.cursor = ''
      const target = event.target instanceof Element ? event.target : null
      const of = (name: string) => target?.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? ''
      say({ kind: 'picked', feature: of('feature'), section: of('section'), screen: of('screen') })
    },
    true,
  )
}
