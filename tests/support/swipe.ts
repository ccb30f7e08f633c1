import type { Browser, CDPSession, Page } from '@playwright/test'

/** In the middle of a phone's screen, px. */
const MIDDLE = { x: 180, y: 400 }

/**
 * Scrolls down as a person does, by input that the browser handles itself: frames of it come from the compositor, and the
 * page's thread only has to have drawn what comes into view.
 */
export async function swipe(phone: CDPSession, distance: number, pxPerSecond: number): Promise<void> {
  await phone.send('Input.synthesizeScrollGesture', {
    ...MIDDLE,
    yDistance: -distance,
    speed: pxPerSecond,
    gestureSourceType: 'mouse',
    preventFling: true,
  })
}

export interface Frames {
  /** Frames of the scroll that were shown. */
  readonly shown: number
  /** Frames that should have been, and were not. */
  readonly dropped: number
}

/** What the browser's own frame reporter says of a swipe, as its performance panel does. */
export async function framesOf(browser: Browser, page: Page, swiping: () => Promise<void>): Promise<Frames> {
  await browser.startTracing(page, { categories: ['cc', 'benchmark'] })
  await swiping()
  const trace = (await browser.stopTracing()).toString()
  const states = new Map<number, Set<string>>()
  for (const { scroll_state, frame_sequence, state } of reportsOf(JSON.parse(trace))) {
    // Of frames in which nothing was to be shown anew, and of those around the scroll, nobody asks.
    if (scroll_state === 'SCROLL_NONE' || state === 'STATE_NO_UPDATE_DESIRED') continue
    states.set(frame_sequence, (states.get(frame_sequence) ?? new Set()).add(state))
  }
  // A frame is reported twice where the page's own drawing comes later than the scroll: it was shown all the same.
  const all = [...states.values()]
  const shown = all.filter((said) => [...said].some((state) => state.startsWith('STATE_PRESENTED'))).length
  return { shown, dropped: all.length - shown }
}

interface FrameReport {
  readonly scroll_state: string
  readonly frame_sequence: number
  readonly state: string
}
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly args?: { readonly frame_reporter?: FrameReport }
}

const reportsOf = ({ traceEvents }: { readonly traceEvents: readonly TraceEvent[] }): FrameReport[] =>
  traceEvents.flatMap(({ name, ph, args }) =>
    name === 'PipelineReporter' && ph === 'b' && args?.frame_reporter ? [args.frame_reporter] : [],
  )

/**
 * How often a person who swipes sees a place with no card: at each step of the scroll, what the document has there before
 * it draws anything new.
 */
export async function emptyPlacesOf(page: Page, swiping: () => Promise<void>): Promise<number> {
  const seen = await page.evaluateHandle(() => {
    // Below the bars at the top, in the middle, above those at the bottom; within the first card of a row.
    const PLACES = [0.35, 0.55, 0.75]
    const found = { empty: 0, steps: 0 }
    const look = () => {
      found.steps += 1
      const isEmpty = PLACES.some(
        (share) =>
          // Between two cards there is none either: a little further down there is.
          ![0, 30].some((further) =>
            document.elementFromPoint(innerWidth * 0.2, innerHeight * share + further)?.closest('li'),
          ),
      )
      if (isEmpty) found.empty += 1
    }
    // Before any other listener hears of it.
    addEventListener('scroll', look, { capture: true, passive: true })
    return { found, stop: () => removeEventListener('scroll', look, { capture: true }) }
  })
  await swiping()
  return seen.evaluate(({ found, stop }) => {
    stop()
    return found.empty
  })
}
