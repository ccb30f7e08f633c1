import type { BackOffice } from '../support/backOffice.ts'
import { expect, test } from '../support/journey.ts'

/** How often each relay call was made so far. */
async function timesAsked(office: BackOffice): Promise<Record<string, number>> {
  const asked: Record<string, number> = {}
  for (const { path } of await office.calls()) {
    if (path.startsWith('/wps/relay/')) asked[path] = (asked[path] ?? 0) + 1
  }
  return asked
}

for (const merchant of ['aurora', 'manila', 'saigon']) {
  test(`home of ${merchant} asks once for what the document has asked for already`, async ({ page, office }) => {
    const shop = office(merchant)
    await page.goto(`${shop.origin}/m/home`, { waitUntil: 'networkidle' })
    const first = await timesAsked(shop)
    expect(Object.keys(first)).toContain('/wps/relay/GCSGAME_newGameVendor')
    expect(Object.values(first).every((times) => times === 1)).toBe(true)
    // What this visit asked for is asked at once by the next one, and again nothing twice.
    await page.clock.install()
    await page.reload({ waitUntil: 'networkidle' })
    await page.clock.runFor(3000)
    await page.reload({ waitUntil: 'networkidle' })
    const third = await timesAsked(shop)
    for (const [path, times] of Object.entries(first)) expect([path, third[path]]).toEqual([path, 3 * times])
  })
}
