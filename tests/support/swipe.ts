import type { Browser, CDPSession, Page } from '@playwright/test'

/** The middle of a phone's screen, px. */
const MIDDLE = { x: 180, y: 400 }

/**
 * Scrolls down with real input, as a person does. The compositor produces the frames; the page's thread only has to draw
 * in time what comes into view.
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
  /** Frames of the scroll that were dropped. */
  readonly dropped: number
}

/** The frames of a swipe from the browser's own frame reporter, the source of its performance panel. */
export async function framesOf(browser: Browser, page: Page, swiping: () => Promise<void>): Promise<Frames> {
  await browser.startTracing(page, { categories: ['cc', 'benchmark'] })
  await swiping()
  const trace = (await browser.stopTracing()).toString()
  const states = new Map<number, Set<string>>()
  for (const { scroll_state, frame_sequence, state } of reportsOf(JSON.parse(trace))) {
    // Frames without a visual update and frames outside of the scroll do not count.
    if (scroll_state === 'SCROLL_NONE' || state === 'STATE_NO_UPDATE_DESIRED') continue
    states.set(frame_sequence, (states.get(frame_sequence) ?? new Set()).add(state))
  }
  // A frame is reported twice if the page draws later than the compositor scrolls. It counts as shown.
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
 * How often a swipe shows a place without a card. Checks the document at each step of the scroll, before it draws
 * anything new.
 */
export async function emptyPlacesOf(page: Page, swiping: () => Promise<void>): Promise<number> {
  const seen = await page.evaluateHandle(() => {
    // Below the bars at the top, in the middle, and above the bars at the bottom; inside the first card of a row.
    const PLACES = [0.35, 0.55, 0.75]
    const found = { empty: 0, steps: 0 }
    const look = () => {
      found.steps += 1
      const isEmpty = PLACES.some(
        (share) =>
          // The point may be in the gap between two rows, so a second point 30 px below is checked too.
          ![0, 30].some((further) =>
            document.elementFromPoint(innerWidth * 0.2, innerHeight * share + further)?.closest('li'),
          ),
      )
      if (isEmpty) found.empty += 1
    }
    // In the capture phase: before all other listeners.
    addEventListener('scroll', look, { capture: true, passive: true })
    return { found, stop: () => removeEventListener('scroll', look, { capture: true }) }
  })
  await swiping()
  return seen.evaluate(({ found, stop }) => {
    stop()
    return found.empty
  })
}
