import type { CDPSession } from '@playwright/test'
import { expect, test, visit } from '../support/journey.ts'

/** How long home is watched once it rests, s of the browser's own clock. */
const WATCHED_S = 5
/** Nothing changes for so long: home has come to rest, s. */
const QUIET_S = 1
/** A countdown writes a text a second; two slides come in the time, for which a frame begins and another ends. */
const MOST_RECALCULATIONS = 25

async function read(phone: CDPSession): Promise<{ readonly count: number; readonly at: number }> {
  const { metrics } = await phone.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { count: of('RecalcStyleCount'), at: of('Timestamp') }
}

/** Home moves by itself, on the compositor: before, carousels, lines of news and countdowns made it 110 and more. */
for (const merchant of ['manila', 'saigon', 'karachi']) {
  test(`home of ${merchant} at rest recalculates hardly any style`, async ({ page, office, context }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await visit(page, office(merchant))
    const phone = await context.newCDPSession(page)
    await phone.send('Performance.enable')
    let [before, last] = [await read(phone), await read(phone)]
    const waits = { timeout: 60_000 }
    const isQuiet = async () => {
      const now = await read(phone)
      if (now.count - last.count > 1) [before, last] = [now, now]
      return now.at - before.at
    }
    await expect.poll(isQuiet, waits).toBeGreaterThan(QUIET_S)
    const from = await read(phone)
    await expect.poll(async () => (await read(phone)).at - from.at, waits).toBeGreaterThan(WATCHED_S)
    expect((await read(phone)).count - from.count, 'style recalculations').toBeLessThan(MOST_RECALCULATIONS)
  })
}
