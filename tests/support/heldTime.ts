import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** Every wait that the page has asked for, ms. */
    readonly waits?: number[]
  }
}

/** A page's time in the test's hand. */
export interface HeldTime {
  /** Resolves once the page waits for so long: only then does it mean something to let that time pass. */
  asked(ms: number): Promise<void>
  /** Lets time pass. */
  pass(ms: number): Promise<void>
  /** Time goes on as for people. */
  continueTo(): Promise<void>
}

const [BEFORE, BEGINNING] = ['2026-12-01T11:00:00Z', '2026-12-01T12:00:00Z']

/**
 * Stops a page's time before the page goes anywhere: how long a busy machine takes is then no part of what is measured,
 * and a limit is held to the millisecond.
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
