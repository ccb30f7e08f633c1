import type { Page } from '@playwright/test'
import { asIphone } from '../support/iphone.ts'
import { expect, featureOf, screenOf, siteNow } from '../support/journey.ts'
import { logIn } from '../support/logIn.ts'
import {
  allowPush as allow,
  answerPermission,
  pushQuestion as asks,
  BOUND,
  logOut,
  PLAYER,
  pushCalls,
  servePush,
  test,
} from '../support/push.ts'

const part = (page: Page) => featureOf(page, 'notificationPrompt')

/** Whether this document has loaded a file of the build. */
const came = (page: Page, name: string) =>
  page.evaluate(
    (part) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(part)),
    `/m/assets/${name}-`,
  )

/** The feature has noticed the new session and shows no question. */
async function expectNoQuestion(page: Page): Promise<void> {
  await expect.poll(() => came(page, 'over')).toBe(true)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await came(page, 'modals')).toBe(false)
  await expect(part(page)).toHaveCount(0)
}

/** The feature is off, with this reason. */
async function expectOff(page: Page, because: string): Promise<void> {
  const decision = { on: false, because: `off: ${because}` }
  await expect.poll(async () => (await siteNow(page))?.decisions.notificationPrompt).toEqual(decision)
  await expect(part(page)).toHaveCount(0)
}

test('a member who says not now is not asked again in this session', async ({ page, context, office }) => {
  const aurora = office('aurora')
  await answerPermission(context, 'granted')
  await servePush(context)
  await logIn(page, aurora.origin, PLAYER)
  await asks(page).getByRole('button', { name: 'Not now' }).click()
  await expect(asks(page)).toHaveCount(0)
  await page.reload()
  await expect(screenOf(page, 'home')).toBeVisible()
  await expectNoQuestion(page)
  expect(await pushCalls(aurora)).toEqual([])

  const other = await context.newPage()
  await logIn(other, aurora.origin, PLAYER)
  await expect(asks(other), 'asked in the next session').toBeVisible()
})

test('a member who gives the browser no answer is not asked again, and one who logs out is asked no more', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  await answerPermission(context, 'default')
  await servePush(context)
  await logIn(page, aurora.origin, PLAYER)
  await allow(page).click()
  await expect(part(page)).toHaveCount(0)
  await logOut(page)
  await expect(part(page)).toHaveCount(0)
})

test('a member whose browser refuses is told how to allow it, and gets messages as soon as it does', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  await answerPermission(context, 'denied')
  await servePush(context)
  await logIn(page, aurora.origin, PLAYER)
  await allow(page).click()
  const notice = page.getByRole('alertdialog', { name: 'Notifications are blocked' })
  await expect(notice).toContainText('site settings')

  await page.evaluate(() => localStorage.setItem('test-permission', 'granted'))
  await context.grantPermissions(['notifications'], { origin: aurora.origin })
  await expect(page.getByText('Notifications are on')).toBeVisible()
  await expect(notice).toHaveCount(0)
  expect(await pushCalls(aurora)).toEqual(BOUND)
})

test('a member whose browser refused before is asked once in a session, and told how to allow it', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  await context.addInitScript(() => localStorage.setItem('test-permission', 'denied'))
  await answerPermission(context, 'denied')
  await logIn(page, aurora.origin, PLAYER)
  await allow(page).click()
  const notice = page.getByRole('alertdialog', { name: 'Notifications are blocked' })
  await notice.getByRole('button', { name: 'Confirm' }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(screenOf(page, 'home')).toBeVisible()
  await expectNoQuestion(page)
})

test('the question takes the focus, and can be left by Escape', async ({ page, context, office }) => {
  const aurora = office('aurora')
  await answerPermission(context, 'granted')
  await logIn(page, aurora.origin, PLAYER)
  await expect(allow(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(part(page)).toHaveCount(0)
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('nobody is asked where push is not enabled', async ({ page, context, office }) => {
  const aurora = office('aurora')
  await aurora.patchStatus({ info: { sms: { vapidKey: '' } } })
  await answerPermission(context, 'granted')
  await logIn(page, aurora.origin, PLAYER)
  await expectOff(page, 'push is not enabled')
})

test('nobody is asked in the webview of the app', async ({ page, context, office }) => {
  const aurora = office('aurora')
  await aurora.setValue('relay/WPSCORE_getDownloadSetting', { resources: [] })
  await context.addInitScript(() => localStorage.setItem('in_app', '1'))
  await answerPermission(context, 'granted')
  await logIn(page, aurora.origin, PLAYER)
  await expectOff(page, 'inside the app')
})

for (const [version, installed, asked] of [
  ['26.0', true, true],
  ['16.4', true, true],
  ['16.3', true, false],
  ['26.0', false, false],
] as const) {
  const where = installed ? 'from the home screen' : 'in Safari'
  test(`on iOS ${version} ${where} a member is ${asked ? '' : 'not '}asked`, async ({
    page,
    context,
    office,
  }) => {
    const aurora = office('aurora')
    await asIphone(context, version, installed)
    await answerPermission(context, 'granted')
    await logIn(page, aurora.origin, PLAYER)
    if (asked) await expect(allow(page)).toBeVisible()
    else if (installed) await expectNoQuestion(page)
    else await expectOff(page, 'the device runs ios and the site is not installed')
  })
}
