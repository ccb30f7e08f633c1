import type { Page } from '@playwright/test'
import { chatButton, contactButton, sendScripts, vendorFrame } from '../support/chatVendor.ts'
import { expect, expectNoReload, markPage, screenOf, test, visit } from '../support/journey.ts'
import { asMember } from '../support/member.ts'

const CALL = '**/wps/relay/WPSCORE_getCustomerServiceScript'

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => String(JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').token))

/** Home is shown, its navigation works, and the chat starts. */
async function expectUsable(page: Page): Promise<void> {
  await expect(screenOf(page, 'home').getByRole('link').first()).toBeVisible()
  await expect(page).toHaveTitle(/Aurora/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games' }).click()
  await expect(screenOf(page, 'game')).toBeVisible()
  const opening = page.context().waitForEvent('page')
  await chatButton(page).click()
  const chat = await opening
  await expect(chat.getByRole('heading', { name: 'Aurora Play' })).toBeVisible()
  await chat.close()
}

test('the scripts load half a second after the chat, into a frame with an opaque origin', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await asMember(page, aurora)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.reload({ waitUntil: 'domcontentloaded' })
  let asked = 0
  await page.route(CALL, (route) => {
    asked += 1
    return route.continue()
  })
  // Answers arrive in real time, but the page shows them with its fake clock, so each attempt advances it.
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(chatButton(page)).toHaveAccessibleName(/unread/, { timeout: 250 })
  }).toPass()
  expect(asked).toBe(0)
  await page.clock.runFor(500)
  await expect.poll(() => asked).toBe(1)
  await page.clock.resume()
  await expect(vendorFrame(page)).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  )
  await expect(vendorFrame(page)).toHaveAttribute('referrerpolicy', 'no-referrer')
})

test('a guest gets the scripts too: their call needs no session', async ({ page, office }) => {
  const asked = page.waitForRequest(CALL)
  await visit(page, office('aurora'))
  expect((await asked).headers().authorization).toBeUndefined()
  await expect(vendorFrame(page)).toHaveCount(1)
})

test('the vendor’s chat opens from Contact us, is used and closed, and is the same when it opens again', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await asMember(page, aurora)
  await expect(vendorFrame(page)).toHaveCount(1)
  await contactButton(page).click()
  const sheet = page.getByRole('dialog', { name: 'Customer service' })
  await sheet.getByRole('button', { name: 'Live chat' }).click()
  const chat = page.getByRole('dialog', { name: 'Live chat' })
  await expect(chat).toBeVisible()
  const inside = page.frameLocator('iframe[src*="/assets/vendor-"]')
  await expect(inside.getByText('Hello! How can we help? (88012)')).toBeVisible()
  await inside.getByLabel('Message').fill('Where is my bonus?')
  await inside.getByRole('button', { name: 'Send' }).click()
  await chat.getByRole('button', { name: 'Close' }).click()
  await expect(chat).toHaveCount(0)
  await expect(contactButton(page)).toBeFocused()

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games' }).click()
  await expect(screenOf(page, 'game')).toBeVisible()
  await contactButton(page).click()
  await sheet.getByRole('button', { name: 'Live chat' }).click()
  await expect(inside.getByText('Where is my bonus?')).toBeVisible()
  await page.goBack()
  await expect(chat).toHaveCount(0)
  await expect(screenOf(page, 'game')).toBeVisible()
})

test('a hostile script can read neither token nor name, and can send nothing', async ({
  page,
  office,
  context,
}) => {
  const aurora = office('aurora')
  const told: string[] = []
  await context.route('https://thief.example/**', async (route) => {
    const request = route.request()
    told.push(
      [request.url(), request.postData() ?? '', JSON.stringify(await request.allHeaders())].join('\n'),
    )
    await route.fulfill({ body: '' })
  })
  await sendScripts(
    aurora,
    '<script>window.inline = 1</script><script src="/support/snoops.js"></script><img src="https://thief.example/picture">',
  )
  await asMember(page, aurora)
  await markPage(page)
  await expect.poll(() => told.length).toBeGreaterThanOrEqual(3)
  const token = await tokenOf(page)
  const all = decodeURIComponent(told.join('\n'))
  expect(all).toContain('session: refused')
  expect(all).toContain('address: refused')
  expect(all).toContain('site: refused')
  expect(all).not.toContain(token)
  expect(all).not.toContain('player')
  expect(all).not.toContain('led elsewhere')
  expect(await page.evaluate(() => Reflect.get(window, 'inline'))).toBeUndefined()
  await expectNoReload(page)
  await expectUsable(page)
})

for (const [what, scripts] of [
  ['is not there', '<script src="/support/nowhere.js"></script><script src="/support/widget.js"></script>'],
  ['throws', '<script src="/support/throws.js"></script><script src="/support/widget.js"></script>'],
  ['takes the page for its own', '<script src="/support/globals.js"></script>'],
  ['leads its page elsewhere', '<script>location.href = "/support/chat/elsewhere"</script>'],
  ['is no HTML at all', '<<<script src=javascript:alert(1)>\u0000</'],
  ['is an endless page', `<script>${'x'.repeat(999_000)}</script>`],
] as const) {
  test(`a script that ${what} leaves the page usable`, async ({ page, office }) => {
    const aurora = office('aurora')
    await sendScripts(aurora, scripts)
    const asked = page.waitForResponse(CALL)
    await asMember(page, aurora)
    await asked
    await markPage(page)
    await expectUsable(page)
    await expectNoReload(page)
  })
}

test('a script that never loads delays the next one, and nothing else', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.fault('/support/throws.js', { kind: 'hang' })
  await sendScripts(
    aurora,
    '<script src="/support/throws.js"></script><script src="/support/widget.js"></script>',
  )
  const asked = page.waitForRequest('**/support/throws.js')
  await asMember(page, aurora)
  await asked
  await expectUsable(page)
})

test('the document of the frame does nothing where it is opened by itself', async ({ page, office }) => {
  const aurora = office('aurora')
  await asMember(page, aurora)
  const address = await vendorFrame(page).getAttribute('src')
  await visit(page, aurora)
  await page.goto(`${aurora.origin}${address}`)
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel()
    postMessage(null, '*', [port2])
    port1.postMessage({ kind: 'run', html: '<script>window.ran = 1</script>' })
  })
  await expect(page.locator('body')).toBeEmpty()
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined()
  expect(await tokenOf(page)).toBeTruthy()
})
