import type { Page, Request } from '@playwright/test'

/** Knows when a page has come to rest. Made before the page goes anywhere. */
export interface Calm {
  /**
   * Resolves when nothing is on its way and nothing changes any more.
   *
   * @param held calls whose answers will not come: neither they nor what says that it waits for them is waited for
   */
  rest(held?: RegExp): Promise<void>
}

/** How often a page is looked at before it is given up, and how often at a time. */
const MOST_LOOKS = 200
const ROUNDS = 10
/** Requests are waited for this long; then the page is looked at all the same, so that it can be said which are open. */
const PATIENCE_MS = 10_000

/**
 * Rest without sleeping: no request is open, fonts and the pictures in view are there, what moves for a moment has arrived,
 * nothing says that it is busy, and the document is the same before and after the browser was idle, twice in a row.
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
  // A call that is answered is no news any more, also where nobody ever reads its body.
  page.on('response', (response) => {
    if (response.request().resourceType() === 'fetch') close(response.request())
  })
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    for (const request of open) if (request.frame() === frame && request.isNavigationRequest()) close(request)
  })

  /** Resolves once `isQuiet`, or when it is `late`. */
  async function quiet(isQuiet: () => boolean, late: AbortSignal): Promise<void> {
    while (!isQuiet() && !late.aborted)
      await new Promise<void>((resolve) => {
        tell = resolve
        late.addEventListener('abort', () => resolve(), { once: true })
      })
  }

  return {
    async rest(held) {
      const waitedFor = () => [...open].filter((request) => !held?.test(request.url()))
      const late = AbortSignal.timeout(PATIENCE_MS)
      let busy: string | undefined
      for (let round = 0; round < MOST_LOOKS; round += 1) {
        await quiet(() => waitedFor().length === 0, late)
        const asked = requests
        busy = await page.evaluate(look, { minds: held === undefined, rounds: ROUNDS })
        if (busy === undefined && asked === requests && waitedFor().length === 0) return
      }
      const waiting = waitedFor().map((request) => request.url())
      const why = `${busy ?? 'it asks for more'}; open requests: ${waiting.join(', ') || 'none'}`
      throw new Error(`the page does not come to rest: ${why}`)
    },
  }
}

/** Runs in the page: undefined once it is the same before and after the browser was idle, twice in a row; else what keeps it busy. */
async function look({ minds, rounds }: { minds: boolean; rounds: number }): Promise<string | undefined> {
  await document.fonts.ready
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
  const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 250 }))
  const inView = (element: Element): boolean => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }
  // One that is near the window loads in a moment, also where it is not in it.
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
  /** A word that stands for all of the page. */
  const stateNow = (): string => {
    const { scrollWidth, scrollHeight } = document.documentElement
    const html = document.body.innerHTML
    let sum = 0
    for (let at = 0; at < html.length; at += 1) sum = (Math.imul(sum, 31) + html.charCodeAt(at)) | 0
    return [sum, html.length, scrollWidth, scrollHeight].join()
  }
  let [before, calm] = [stateNow(), 0]
  for (let round = 0; round < rounds; round += 1) {
    // In this order: a browser that draws nothing, but may have to, is not idle before the time is over.
    await frame()
    await frame()
    await idle()
    const picture =
      (await nearest()) ?? [...document.images].find((image) => !image.complete && inView(image))
    // What lies under a dialog may wait for it.
    const foremost = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document
    const busy = (minds && foremost.querySelector('[aria-busy="true"]')) || picture
    if (busy) return busy.outerHTML.slice(0, 120)
    // What moves for a moment arrives at once: a shape that fades in, a sheet that rises, a button that was pressed.
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity),
      )
    for (const animation of moving) animation.finish()
    const now = stateNow()
    calm = moving.length === 0 && now === before ? calm + 1 : 0
    if (calm === 2) return undefined
    before = now
  }
  return 'it changes'
}
