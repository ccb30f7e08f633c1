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

const MOST_ROUNDS = 200

/**
 * Rest without sleeping: no request is open, fonts and the pictures in view are there, nothing says that it is busy, and
 * the document is the same before and after the browser was idle, twice in a row.
 */
export function watchCalm(page: Page): Calm {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  // A call that is answered is no news any more, also where nobody ever reads its body.
  page.on('response', (response) => {
    if (response.request().resourceType() === 'fetch') open.delete(response.request())
  })
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    for (const request of open)
      if (request.frame() === frame && request.isNavigationRequest()) open.delete(request)
  })

  return {
    async rest(held) {
      const waitedFor = () => [...open].filter((request) => !held?.test(request.url()))
      let [calm, before] = [0, '']
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const { state, busy } = await page.evaluate(look, held === undefined)
        calm = waitedFor().length === 0 && !busy && state === before ? calm + 1 : 0
        if (calm === 2) return
        before = state
      }
      const waiting = waitedFor().map((request) => request.url())
      throw new Error(`the page does not come to rest; open requests: ${waiting.join(', ') || 'none'}`)
    },
  }
}

/** Runs in the page: what it looks like once the browser has been idle. */
async function look(minds: boolean): Promise<{ state: string; busy: string | undefined }> {
  await document.fonts.ready
  await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 250 }))
  await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  const inView = (element: Element): boolean => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }
  const picture = [...document.images].find((image) => !image.complete && inView(image))
  // What lies under a dialog may wait for it.
  const foremost = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document
  const busy = (minds && foremost.querySelector('[aria-busy="true"]')) || picture
  // A button that was pressed comes back: transitions end, animations need not.
  const moves = document
    .getAnimations()
    .some((animation) => animation instanceof CSSTransition && animation.playState === 'running')
  const { scrollWidth, scrollHeight } = document.documentElement
  return {
    state: `${document.body.innerHTML}|${scrollWidth}|${scrollHeight}`,
    busy: moves ? 'something moves' : busy?.outerHTML.slice(0, 120),
  }
}
