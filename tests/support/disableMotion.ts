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

/** How often a page is looked at before it is given up. */
const MOST_LOOKS = 200
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
  page.on('request', (request) => open.add(request))
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
      const isQuiet = () => waitedFor().length === 0
      const late = AbortSignal.timeout(PATIENCE_MS)
      let [calm, before] = [0, '']
      let busy: string | undefined
      for (let round = 0; round < MOST_LOOKS; round += 1) {
        await quiet(isQuiet, late)
        const found = await page.evaluate(look, held === undefined)
        busy = found.busy
        calm = isQuiet() && busy === undefined && found.state === before ? calm + 1 : 0
        if (calm === 2) return
        before = found.state
      }
      const waiting = waitedFor().map((request) => request.url())
      const why = `${busy ?? 'it changes'}; open requests: ${waiting.join(', ') || 'none'}`
      throw new Error(`the page does not come to rest: ${why}`)
    },
  }
}

/** Runs in the page: what it looks like once the browser has been idle, in a word that stands for all of it. */
async function look(minds: boolean): Promise<{ state: string; busy: string | undefined }> {
  await document.fonts.ready
  // In this order: a browser that draws nothing, but may have to, is not idle before the time is over.
  await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 250 }))
  const inView = (element: Element): boolean => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }
  // One that is near the window loads in a moment, also where it is not in it.
  const waiting = minds ? [...document.querySelectorAll('[data-state="waiting"]')] : []
  const near = await new Promise<Element | undefined>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        observer.disconnect()
        resolve(entries.find(({ isIntersecting }) => isIntersecting)?.target)
      },
      { rootMargin: '100px' },
    )
    for (const part of waiting) observer.observe(part)
    if (waiting.length === 0) resolve(undefined)
  })
  const picture = near ?? [...document.images].find((image) => !image.complete && inView(image))
  // What lies under a dialog may wait for it.
  const foremost = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document
  const busy = (minds && foremost.querySelector('[aria-busy="true"]')) || picture
  // What moves for a moment arrives at once: a shape that fades in, a sheet that rises, a button that was pressed.
  const moving = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity),
    )
  for (const animation of moving) animation.finish()
  const { scrollWidth, scrollHeight } = document.documentElement
  const html = document.body.innerHTML
  let sum = 0
  for (let at = 0; at < html.length; at += 1) sum = (Math.imul(sum, 31) + html.charCodeAt(at)) | 0
  return {
    state: [sum, html.length, scrollWidth, scrollHeight].join(),
    busy: moving.length > 0 ? 'something moves' : busy?.outerHTML.slice(0, 120),
  }
}
