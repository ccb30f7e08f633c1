import type { Page } from '@playwright/test'
import { operate } from '../support/backOffice.ts'
import { expect, test, visit } from '../support/journey.ts'
import { asMember } from '../support/member.ts'

const PATH = '/wps/system/report'

/** Throws an error in the page, outside of all error boundaries. */
const breakSomething = (page: Page, message: string) =>
  page.evaluate((said) => {
    setTimeout(() => {
      throw new TypeError(said)
    })
  }, message)

/** Makes every visit part of the sample. */
const alwaysSampled = (page: Page) => page.addInitScript(() => void Reflect.set(Math, 'random', () => 0))

const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** Waits until error reporting has started. It starts in an idle callback after the load; idle callbacks run in order. */
async function watchBegins(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/over-[\w-]+\.js/.test(name)),
  )
  for (let round = 0; round < 3; round += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

test('errors are reported to the address that the back office names, in batches, without token, name or query', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await alwaysSampled(page)
  await aurora.patchStatus({ info: { reportUrl: PATH } })
  await asMember(page, aurora)
  await visit(page, aurora, '/m/home?affiliateCode=S3CRET', 'home')
  const token: string = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').token,
  )
  await watchBegins(page)
  await breakSomething(page, `Broken for player with "${token}" at /x?token=${token}`)
  await hide(page)
  // The login has sent a report of its own when it was left.
  const reports = async () => JSON.stringify(await operate(aurora, 'reports'))
  await expect.poll(reports).toContain('TypeError')
  const told = await reports()
  expect(told).toContain('"vitals"')
  expect(told).not.toContain(token)
  expect(told).not.toContain('S3CRET')
  for (const call of await aurora.calls(PATH)) {
    expect(call.violations).toEqual([])
    expect(call.headers.names).not.toContain('authorization')
    expect(call.headers.names).not.toContain('cookie')
  }
})

test('without an address, or with one of another site, nothing is reported', async ({ page, office }) => {
  const aurora = office('aurora')
  const away: string[] = []
  page.on('request', (request) => request.method() === 'POST' && away.push(request.url()))
  for (const reportUrl of [undefined, 'https://elsewhere.example/collect']) {
    await aurora.patchStatus({ info: { reportUrl: reportUrl ?? null } })
    await visit(page, aurora, '/m/home', 'home')
    await watchBegins(page)
    await breakSomething(page, 'Broken')
    await hide(page)
  }
  expect(away.filter((url) => /report|collect/.test(url))).toEqual([])
})
