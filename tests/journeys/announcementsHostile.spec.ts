import { announce, gone, popup, pressIn } from '../support/announcements.ts'
import { expect, expectNoReload, markPage, test, visit } from '../support/journey.ts'
import { asMember } from '../support/member.ts'
import purify from '../support/purifyPayloads.json' with { type: 'json' }
import { actingParts } from '../support/sanitised.ts'
import { storedSession } from '../support/sessionOf.ts'

test.use({ readsAnnouncements: true })

const PER_VISIT = 34
/** The limit for a click on a slide, ms. */
const SLIDE_MS = 2_000
const visits = Math.ceil(purify.payloads.length / PER_VISIT)
const asContent = (contents: readonly string[], execution = 'B') =>
  contents.map((content, at) => ({ title: `News ${at}`, content, execution }))

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'open', 'print'])
      Object.assign(window, { [name]: () => document.documentElement.setAttribute('data-ran', name) })
  })
})

for (let part = 0; part < visits; part += 1) {
  test(`nothing of DOMPurify's own hostile HTML acts in the popup (${part + 1} of ${visits})`, async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    const exceptions: string[] = []
    page.on('pageerror', (error) => exceptions.push(error.stack ?? error.message))
    await announce(aurora, asContent(purify.payloads.slice(part * PER_VISIT, (part + 1) * PER_VISIT)))
    await visit(page, aurora)
    await expect(popup(page)).toContainText('News 0')
    await markPage(page)
    expect(await actingParts(popup(page))).toEqual([])
    for (let slide = 0; slide < 3; slide += 1) {
      // Clicks and presses Enter on everything that may react. Repeated, because a slide is inert while another one slides in.
      const clickSlide = () => popup(page).locator('[data-active] article').click({ timeout: SLIDE_MS })
      await expect(clickSlide).toPass()
      await page.keyboard.press('Enter')
      await pressIn(page, 'Next')
    }
    await expectNoReload(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-ran')
    await pressIn(page, 'Close')
    await expect(gone(page)).toHaveCount(0)
    expect(exceptions).toEqual([])
  })
}

const TRICKS = [
  '<meta http-equiv="refresh" content="0;url=https://evil.test/refresh"><p>refresh</p>',
  '<base href="https://evil.test/"><base target="_top"><p>base</p>',
  '<a id="__SITE__" name="location">a</a><img name="cookie" alt=""><form id="documentElement"></form>',
  '<form action="https://evil.test/form"><input name="password" autofocus onfocus="alert(1)"><button>Send</button></form>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe><object data="https://evil.test/o"></object>',
  '<style>body{display:none}</style><link rel="stylesheet" href="https://evil.test/s.css"><p style="position:fixed;inset:0" class="x">style</p>',
  '<svg onload="alert(1)"><script>alert(1)</script></svg><math href="javascript:alert(1)">m</math>',
  '<dialog open>dialog</dialog><details open ontoggle="alert(1)">d</details><marquee onstart="alert(1)">m</marquee>',
  '<a href="javascript:alert(1)">js</a><a href="data:text/html,<script>alert(1)</script>">data</a><a href="vbscript:x">vb</a>',
  '<template><img src=x onerror=alert(1)></template><noscript><img src=x onerror=alert(1)></noscript>',
]

test('refresh, base, frames, forms, styles and names of the page itself do nothing', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await announce(manila, asContent(TRICKS))
  await visit(page, manila)
  await expect(popup(page)).toContainText('refresh')
  await markPage(page)
  expect(await actingParts(popup(page))).toEqual([])
  expect(
    await page.evaluate(() => [typeof window.__SITE__?.merchant, typeof document.cookie, document.title]),
  ).toEqual(['string', 'string', await page.title()])
  await pressIn(page, 'Close')
  await expect(gone(page)).toHaveCount(0)
  await expectNoReload(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-ran')
  expect(asked.filter((url) => url.includes('evil.test'))).toEqual([])
})

test('a link out of the site opens its own tab, without opener, token or referrer', async ({
  page,
  office,
  context,
}) => {
  const aurora = office('aurora')
  const came: { url: string; referrer: string | undefined }[] = []
  await context.route('https://evil.test/**', async (route) => {
    const request = route.request()
    came.push({ url: request.url(), referrer: (await request.allHeaders()).referer })
    await route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' })
  })
  await announce(aurora, asContent(['<a href="https://evil.test/go" target="_top">Win now</a>'], 'A'))
  await asMember(page, aurora)
  const token = String((await storedSession(page))?.token)
  await markPage(page)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    popup(page).getByRole('link', { name: 'Win now' }).click(),
  ])
  await tab.waitForLoadState()
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  expect(came.map(({ url }) => url)).toEqual(['https://evil.test/go'])
  expect(JSON.stringify(came)).not.toContain(token)
  expect(came[0]?.referrer).toBeUndefined()
  await expectNoReload(page)
})

test('a link inside the app is followed by the app, and takes the popup away', async ({ page, office }) => {
  const aurora = office('aurora')
  await announce(aurora, asContent(['<a href="/m/inviteFriends">Bring friends</a>']))
  await visit(page, aurora)
  await markPage(page)
  await popup(page).getByRole('link', { name: 'Bring friends' }).click()
  await expect(page.locator('[data-screen="inviteFriends"]')).toBeVisible()
  await expect(gone(page)).toHaveCount(0)
  await expectNoReload(page)
})

const MEGABYTE = 1_000_000
for (const [what, piece] of [
  ['paragraphs', '<p>many <b>words</b></p>'],
  ['open tags', '<b><i>x'],
  ['tables in tables', '<table><tr><td>'],
  ['broken attributes', '<a href="x'],
] as const) {
  test(`a megabyte of ${what} is read as far as it goes, and the popup can be closed`, async ({
    page,
    office,
  }) => {
    const saigon = office('saigon')
    const content = piece.repeat(Math.floor(MEGABYTE / piece.length))
    await announce(saigon, [
      { title: 'Very long', content, execution: 'B' },
      { title: 'Short', content: '<p>short</p>', execution: 'B' },
    ])
    await visit(page, saigon)
    await expect(popup(page)).toContainText('Very long')
    expect(await popup(page).locator('article *').count()).toBeLessThan(9000)
    await pressIn(page, 'Next')
    await expect(popup(page).locator('[data-active] article')).toContainText('short')
    await pressIn(page, 'Close')
    await expect(gone(page)).toHaveCount(0)
  })
}
