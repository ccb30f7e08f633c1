import type { Page, Request } from '@playwright/test'

/** Detects when a page has settled. To be created before the page's first navigation. */
export interface Calm {
  /**
   * Resolves when no request is open and nothing changes any more.
   *
   * @param held calls that will not be answered: neither these calls nor busy elements are waited for
   * @param whileBusy called where the page does not rest although no request is open, with the beginning of the busy element as HTML, or that it changes
   */
  rest(held?: RegExp, whileBusy?: (element: string) => Promise<unknown>): Promise<void>
}

/** How often a page is checked before the test fails, and how many rounds one check has. */
const MOST_LOOKS = 200
const ROUNDS = 10
/** The limit for open requests, ms. After it the page is checked anyway, so that the error can list what is open. */
const PATIENCE_MS = 10_000

/**
 * Detects a settled page without fixed delays: no request is open, fonts and visible pictures have loaded, finite animations
 * are finished, no element is busy, and the document did not change while the browser was idle, twice in a row.
 */
export function watchCalm(page: Page): Calm {
  const open = new Set<Request>()
  let tell = (): void => undefined
  const close = (request: Request): void => {
    open.delete(request)
    tell()
  }
  let requests = 0
  page.on('request', (request) => {
    open.add(request)
    requests += 1
  })
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  // A call counts as finished once it has a response, even if the page never reads its body.
  page.on('response', (response) => {
    if (response.request().resourceType() === 'fetch') close(response.request())
  })
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    for (const request of open) if (request.frame() === frame && request.isNavigationRequest()) close(request)
  })

  /** Resolves once `isQuiet` is true, or when `late` aborts. */
  async function quiet(isQuiet: () => boolean, late: AbortSignal): Promise<void> {
    while (!isQuiet() && !late.aborted)
      await new Promise<void>((resolve) => {
        tell = resolve
        late.addEventListener('abort', () => resolve(), { once: true })
      })
  }

  return {
    async rest(held, whileBusy) {
      const waitedFor = () => [...open].filter((request) => !held?.test(request.url()))
      const late = AbortSignal.timeout(PATIENCE_MS)
      let busy: string | undefined
      for (let round = 0; round < MOST_LOOKS; round += 1) {
        await quiet(() => waitedFor().length === 0, late)
        const asked = requests
        busy = await page.evaluate(look, { minds: held === undefined, rounds: ROUNDS })
        if (asked !== requests || waitedFor().length > 0) continue
        if (busy === undefined) return
        await whileBusy?.(busy)
      }
      const waiting = waitedFor().map((request) => request.url())
      const why = `${busy ?? 'it asks for more'}; open requests: ${waiting.join(', ') || 'none'}`
      throw new Error(`the page does not come to rest: ${why}`)
    },
  }
}

/** Runs in the page. Undefined: the page did not change while the browser was idle, twice in a row; else what keeps it busy. */
async function look({ minds, rounds }: { minds: boolean; rounds: number }): Promise<string | undefined> {
  await document.fonts.ready
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
  const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 250 }))
  const inView = (element: Element): boolean => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }
  // A picture close to the window is about to load even if it is outside of the window. The answer comes with the next frame.
  const nearest = (): Promise<Element | undefined> => {
    const waiting = minds ? [...document.querySelectorAll('[data-state="waiting"]')] : []
    if (waiting.length === 0) return Promise.resolve(undefined)
    return new Promise((resolve) => {
      const observer = new IntersectionObserver(
        (entries) => {
          observer.disconnect()
          resolve(entries.find(({ isIntersecting }) => isIntersecting)?.target)
        },
        { rootMargin: '100px' },
      )
      for (const part of waiting) observer.observe(part)
    })
  }
  const sizeNow = (): string => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return `${scrollWidth} ${scrollHeight}`
  }
  let size = sizeNow()
  /** The page as HTML after its last change; undefined: there was none. To write a large page takes longer than a frame. */
  let html: string | undefined
  let isTouched = false
  const observer = new MutationObserver(() => {
    isTouched = true
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  /** Whether the page has changed since the last call. To set what was there before is no change. */
  const hasChanged = (): boolean => {
    const before = { size, html }
    size = sizeNow()
    if (isTouched || observer.takeRecords().length > 0) html = document.body.innerHTML
    isTouched = false
    return size !== before.size || html !== before.html
  }
  const busyPart = (): Element | undefined => {
    // Content behind a dialog may be waiting for it.
    const foremost = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document
    const busy = minds ? foremost.querySelector('[aria-busy="true"]') : undefined
    return busy ?? [...document.images].find((image) => !image.complete && inView(image))
  }
  let calm = 0
  try {
    for (let round = 0; round < rounds; round += 1) {
      const near = nearest()
      // A frame first: without one the idle callback may only run at its timeout.
      await frame()
      await idle()
      const busy = busyPart() ?? (await near)
      if (busy) return busy.outerHTML.slice(0, 120)
      // Finishes all finite animations: fading placeholders, rising sheets, pressed buttons.
      const moving = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity),
        )
      for (const animation of moving) animation.finish()
      const isStill = !hasChanged() && moving.length === 0
      calm = isStill ? calm + 1 : 0
      if (calm === 2) return undefined
    }
    return 'it changes'
  } finally {
    observer.disconnect()
  }
}
