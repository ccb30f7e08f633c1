import type { Page } from '@playwright/test'
import { expect, featureOf, siteNow, test, visit } from '../support/journey.ts'
import { asMember } from '../support/member.ts'
import { merchantCodes, merchantsWithIcons } from '../support/merchants.ts'

test.use({ asksToInstall: true })
// The install bar precedes the download bar, so the player has said "not now" to it.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    if (location.origin !== 'null') sessionStorage.setItem('SHELL_hideInstall', '1')
  }),
)

const bar = (page: Page) => featureOf(page, 'downloadBar')
const started = (page: Page) => expect(page.locator('link[rel="manifest"]')).toHaveCount(1)
const CONFIG = 'relay/MCSFE_getAppDownloadConfig'

test('the bar has icon, name and stars, and a gift where a promotion waits', async ({ page, office }) => {
  const manila = office('manila')
  await manila.setValue(CONFIG, {})
  await manila.setValue('relay/MCSFE_getListAnnouncements', { announcements: [] })
  await visit(page, manila)
  await expect(bar(page)).toContainText('5.0')
  await expect(bar(page).getByText('Rated 5.0 out of 5 stars')).toBeAttached()
  await expect(bar(page).getByRole('button', { name: 'Download', exact: true })).toBeVisible()

  await manila.setValue('relay/MCSFE_getListAnnouncements', {
    announcements: [{ id: '1', title: 'App', content: 'x', promotionType: 'PR', execution: 'B' }],
  })
  await page.reload()
  await expect(bar(page).getByRole('button', { name: 'Download , with a gift' })).toBeVisible()
})

for (const [what, config] of [
  ['members only', { login_required: { enabled: true, value: true } }],
  ['a VIP rank', { vip_level: { enabled: true, value: 1 } }],
] as const) {
  test(`where it is for ${what} a guest does not see it, a member does`, async ({ page, office }) => {
    const aurora = office('aurora')
    await aurora.setValue(CONFIG, config)
    await visit(page, aurora)
    await started(page)
    await expect(bar(page)).toHaveCount(0)
    await asMember(page, aurora)
    await expect(bar(page)).toBeVisible()
  })
}

test('a site without an app has no bar', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.patchStatus({ info: { resources: [] } })
  await aurora.setValue('relay/WPSCORE_getDownloadSetting', { resources: [] })
  await aurora.setValue(CONFIG, {})
  await visit(page, aurora)
  await started(page)
  await expect(bar(page)).toHaveCount(0)
})

test('a site whose app is named for this domain alone has the bar', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.patchStatus({ info: { resources: [] } })
  await aurora.setValue('relay/WPSCORE_getDownloadSetting', {
    resources: [{ resourceType: 'Android', url: '/m/merchants/aurora/app/aurora-play.apk' }],
  })
  await aurora.setValue(CONFIG, {})
  await visit(page, aurora)
  await expect(bar(page)).toBeVisible()
  expect((await siteNow(page))?.decisions.downloadBar).toMatchObject({ on: true })
})

test('inside the app there is neither bar, and the flag says so', async ({ page, office }) => {
  await page.addInitScript(() => localStorage.setItem('in_app', '1'))
  await visit(page, office('manila'))
  await started(page)
  expect(await page.evaluate(() => sessionStorage.getItem('hideDownloadBar'))).toBe('1')
  await expect(bar(page)).toHaveCount(0)
})

test('an app file opens in the same tab; another link is trimmed and opens in a new one without opener', async ({
  page,
  context,
  office,
}) => {
  const manila = office('manila')
  await manila.setValue(CONFIG, {})
  await manila.setValue('relay/WPSCORE_getDownloadSetting', { resources: [] })
  const download = page.waitForEvent('download')
  await visit(page, manila)
  await bar(page)
    .getByRole('button', { name: /^Download/ })
    .click()
  expect((await download).suggestedFilename()).toBe('manila-panalo.apk')
  expect(context.pages()).toHaveLength(1)

  await context.route('https://store.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>store</title>' }),
  )
  await manila.patchStatus({
    info: { resources: [{ resourceType: 'Android', url: '  https://store.example/app  ' }] },
  })
  await page.reload()
  const store = context.waitForEvent('page')
  await bar(page)
    .getByRole('button', { name: /^Download/ })
    .click()
  const opened = await store
  await expect(opened).toHaveURL('https://store.example/app')
  expect(await opened.evaluate(() => window.opener)).toBeNull()
})

test('a profile and a package come with the types that phones install by', async ({ office }) => {
  for (const [merchant, file, type] of [
    ['manila', 'manila-panalo.mobileconfig', 'application/x-apple-aspen-config'],
    ['manila', 'manila-panalo.apk', 'application/vnd.android.package-archive'],
  ] as const) {
    const { origin } = office(merchant)
    const { port } = new URL(origin)
    const answer = await fetch(`http://localhost:${port}/m/merchants/${merchant}/app/${file}`)
    expect(answer.headers.get('content-type')).toBe(type)
  }
})

test('every merchant tells the browser its own manifest', async ({ page, office }) => {
  for (const merchant of merchantCodes) {
    await visit(page, office(merchant))
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
      'href',
      `/wps/system/manifest.json?merchantCode=${merchant}`,
    )
    const { manifest, schemes } = await page.evaluate(async () => {
      const { href = '' } = document.querySelector<HTMLLinkElement>('link[rel="manifest"]') ?? {}
      const metas = document.querySelectorAll('meta[name="theme-color"][media]')
      return {
        manifest: await (await fetch(href)).json(),
        schemes: [...metas].map((meta) => meta.getAttribute('media')).sort(),
      }
    })
    expect(manifest).toMatchObject({
      id: '/m/',
      scope: '/m/',
      start_url: '/m/home',
      display: 'standalone',
      orientation: 'portrait',
    })
    expect(manifest).not.toHaveProperty('prefer_related_applications', true)
    expect(schemes).toEqual(['(prefers-color-scheme: dark)', '(prefers-color-scheme: light)'])
    const icons = merchantsWithIcons.includes(merchant) ? 1 : 0
    await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveCount(icons)
  }
})
