import { expect, screenOf, test, visit } from '../support/journey.ts'

/** Core Web Vitals call 0.1 good. The two merchants whose homes differ most from the models' have that limit. */
const MOST_SHIFT: Readonly<Record<string, number>> = {
  aurora: 0.05,
  manila: 0.05,
  saigon: 0.05,
  chennai: 0.1,
  bangkok: 0.1,
}
const LATE_MS = 1000

/** Runs in the page before anything else. */
function addUpShifts(): void {
  const sum = { value: 0 }
  Object.assign(window, { shifts: sum })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number' && !Reflect.get(entry, 'hadRecentInput'))
        sum.value += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const [merchant, most] of Object.entries(MOST_SHIFT)) {
  test(`${merchant}: a home whose answers come late does not jump`, async ({ page, office }) => {
    const merchantState = office(merchant)
    await merchantState.fault('relay/*', { kind: 'delay', delayMs: LATE_MS, times: -1 })
    await page.addInitScript(addUpShifts)
    await visit(page, merchantState)
    await expect(screenOf(page, 'home').locator('[data-section] [aria-busy="true"]:visible')).toHaveCount(0)
    await expect(screenOf(page, 'home').locator('[data-section="footer"]')).toBeVisible()
    const shift = await page.evaluate(() => Reflect.get(Reflect.get(window, 'shifts'), 'value'))
    expect(shift).toBeLessThanOrEqual(most)
  })
}

for (const merchant of ['aurora', 'manila', 'saigon']) {
  test(`${merchant}: the form of a login stays where it is when more help appears below it`, async ({
    page,
    office,
  }) => {
    // A phone that is higher than the form.
    await page.setViewportSize({ width: 412, height: 932 })
    await visit(page, office(merchant), '/m/login', 'login')
    const login = screenOf(page, 'login')
    const form = login.locator('form')
    const help = login.locator('[data-feature="languagePicker"]')
    await expect(help).toBeVisible()
    const before = await form.boundingBox()
    await help.evaluate((part) => part.parentElement?.style.setProperty('padding-block-end', '60px'))
    expect((await form.boundingBox())?.y).toBe(before?.y)
  })
}

/** `hasMore`: below the form stands more than its shape has: other ways to sign in, or other fields. */
for (const [merchant, path, screen, hasMore] of [
  ['manila', '/m/login', 'login', false],
  ['saigon', '/m/login', 'login', false],
  ['aurora', '/m/login', 'login', true],
  ['karachi', '/m/register', 'register', true],
] as const) {
  test(`${merchant}: the page of ${path} stands before its form has come, and nothing of it moves when it does`, async ({
    page,
    office,
  }) => {
    await page.setViewportSize({ width: 412, height: 932 })
    let letForm = () => {}
    const form = new Promise<void>((resolve) => {
      letForm = resolve
    })
    await page.route('**/m/assets/{signIn,forms}-*.js', async (route) => {
      await form
      await route.continue()
    })
    const { origin } = office(merchant)
    await page.goto(origin + path)
    const host = screenOf(page, screen)
    const help = host.locator('[data-feature="languagePicker"]')
    await expect(host.getByRole('status', { name: 'Please wait' })).toBeAttached()
    await expect(help).toBeVisible()
    const title = host.getByRole('heading', { level: 1 })
    const titleBefore = await title.boundingBox()
    const helpBefore = await help.boundingBox()
    letForm()
    await expect(host.locator('form')).toBeVisible()
    await expect(host.locator('[data-shape="form"]')).toHaveCount(0)
    expect(await title.boundingBox()).toEqual(titleBefore)
    if (!hasMore) expect((await help.boundingBox())?.y).toBe(helpBefore?.y)
  })
}

test('a tap on Log in requests all files of the page and its form at once, so that no file waits for another', async ({
  page,
  office,
}) => {
  await visit(page, office('aurora'))
  const requested = new Set<string>()
  await page.route(/\/m\/assets\/(M1doors|doors|signIn|forms)-[^/]*\.js$/, async (route) => {
    requested.add(new URL(route.request().url()).pathname.replace(/.*\/|-.*/g, ''))
    // Each waits until all have been requested.
    await expect.poll(() => [...requested].toSorted()).toEqual(['M1doors', 'doors', 'forms', 'signIn'])
    await route.continue()
  })
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await expect(screenOf(page, 'login').locator('form')).toBeVisible()
})

test('where the form of a login cannot be downloaded, its page says so and offers to try again', async ({
  page,
  office,
}) => {
  await page.route('**/m/assets/signIn-*.js', (route) => route.abort())
  await page.goto(`${office('aurora').origin}/m/login`)
  const login = screenOf(page, 'login')
  await expect(login.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(login.getByRole('alert')).toBeVisible()
  await page.unroute('**/m/assets/signIn-*.js')
  await login.getByRole('button', { name: 'Retry' }).click()
  await expect(login.getByLabel('Username', { exact: true })).toBeVisible()
})
