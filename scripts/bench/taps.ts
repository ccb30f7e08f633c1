import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { readSeen } from './felt.ts'
import type { Visit } from './metrics.ts'
import type { Network } from './network.ts'
import { observePage } from './observe.ts'
import { begin, slowDown } from './phone.ts'
import { whenQuiet } from './traffic.ts'

const TAPS = 10
/** A player taps about once a second. */
const BETWEEN_MS = 1_000
const QUIET_MS = 2_000
/** A missing target is skipped after this time, ms. */
const TARGET_MS = 5_000
/** The browser does not report taps that are handled within a frame. They took at most this long, ms. */
const AT_ONCE_MS = 16

type Target = (page: Page) => Locator

const tab =
  (at: number): Target =>
  (page) =>
    page.locator('[role="tab"]:visible').nth(at)
const bar =
  (at: number): Target =>
  (page) =>
    page.locator('nav[aria-label="Main"] a:visible').nth(at)
const openSheet: Target = (page) => page.locator('[aria-haspopup="dialog"]:visible').first()
const closeSheet: Target = (page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).first()

const APP: readonly Target[] = [tab(1), tab(0), openSheet, closeSheet, bar(1), bar(0)]
const FLOOR: readonly Target[] = [
  (page) => page.locator('main a').first(),
  (page) => page.locator('main a').nth(4),
]

/** The slowest of ten taps, from the touch to the next paint, on an idle page with a CPU slowed four times. */
export async function measureTaps(
  context: BrowserContext,
  url: string,
  network: Network,
  side: 'app' | 'floor',
): Promise<Visit> {
  network.forget()
  const page = await context.newPage()
  try {
    await slowDown(await context.newCDPSession(page))
    await page.addInitScript(observePage)
    await begin(page, url)
    await whenQuiet(network, QUIET_MS)
    let tapped = 0
    let missed = 0
    const targets = side === 'app' ? APP : FLOOR
    for (let at = 0; tapped < TAPS && missed < targets.length; at += 1) {
      const target = targets[at % targets.length]?.(page)
      if (target && (await tap(target))) [tapped, missed] = [tapped + 1, 0]
      else missed += 1
    }
    if (tapped < TAPS) throw new Error(`${url}: ${tapped} of ${TAPS} taps had a target`)
    const { taps } = await readSeen(page)
    return { inpMs: Math.max(AT_ONCE_MS, ...taps) }
  } finally {
    await page.close()
  }
}

async function tap(target: Locator): Promise<boolean> {
  if ((await target.count()) === 0) return false
  const done = await target.tap({ timeout: TARGET_MS }).then(
    () => true,
    () => false,
  )
  await sleep(BETWEEN_MS)
  return done
}
