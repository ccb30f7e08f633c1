import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** The delays of all the page's `setTimeout` calls, ms. */
    readonly waits?: number[]
  }
}

/** Control of a page's clock. */
export interface HeldTime {
  /** Resolves once the page has set a timeout of this length. Advancing the clock before that would have no effect. */
  asked(ms: number): Promise<void>
  /** Advances the clock. */
  pass(ms: number): Promise<void>
  /** Lets the clock run again in real time. */
  continueTo(): Promise<void>
}

const [BEFORE, BEGINNING] = ['2026-12-01T11:00:00Z', '2026-12-01T12:00:00Z']

/**
 * Stops a page's clock before its first navigation. The load of the machine then has no influence on what is measured,
 * and limits can be checked to the millisecond.
 */
export async function holdTime(page: Page): Promise<HeldTime> {
  await page.clock.install({ time: BEFORE })
  await page.clock.pauseAt(BEGINNING)
  await page.addInitScript(() => {
    const waits: number[] = []
    const wait = window.setTimeout
    Object.assign(window, {
      waits,
      setTimeout: (run: () => void, ms = 0, ...given: unknown[]) => {
        waits.push(ms)
        return wait(run, ms, ...given)
      },
    })
  })
  return {
    asked: (ms) =>
      expect.poll(() => page.evaluate((wanted) => window.waits?.includes(wanted), ms)).toBe(true),
    pass: (ms) => page.clock.runFor(ms),
    continueTo: () => page.clock.resume(),
  }
}
