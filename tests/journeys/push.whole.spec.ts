import type { Page } from '@playwright/test'
import type { BackOffice } from '../support/backOffice.ts'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { logIn } from '../support/logIn.ts'
import {
  allowPush as allow,
  answerPermission,
  pushQuestion as asks,
  BOUND,
  enablePush,
  expectBound,
  LEFT,
  logOut,
  PLAYER,
  pushCalls,
  servePush,
  withoutInstallBar,
} from '../support/push.ts'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(async ({ context, office }) => {
  await enablePush(office('aurora'))
  await withoutInstallBar(context)
})

/** A member who said yes some time ago. */
async function logInBound(page: Page, office: BackOffice): Promise<void> {
  await logIn(page, office.origin, PLAYER)
  // Without a question: it is granted.
  await expectBound(page, office)
}

test('a member says yes: the push token is bound, and taken back at logout', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  await context.grantPermissions(['notifications'], { origin: aurora.origin })
  await answerPermission(context, 'granted')
  const service = await servePush(context)
  const brought: string[] = []
  page.on('request', (request) => brought.push(request.url()))
  const library = () => brought.filter((url) => /\/registrar-/.test(url)).length
  await visit(page, aurora)
  expect(service.calls, 'nothing of Firebase for a guest').toEqual([])
  await logIn(page, aurora.origin, PLAYER)
  await expect(asks(page)).toBeVisible()
  expect(await pushCalls(aurora)).toEqual([])
  expect(library(), 'the library is not brought before somebody says yes').toBe(0)

  await allow(page).click()
  await expect(page.getByText('Notifications are on')).toBeVisible()
  await expect(asks(page)).toHaveCount(0)
  expect(library()).toBe(1)
  expect(await pushCalls(aurora)).toEqual(BOUND)
  expect(await aurora.pushTokens()).toMatchObject([{ token: 'push-token-1', topics: ['ALL'] }])
  const workers = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  )
  expect(workers, 'the library registers no worker of its own').toEqual(['/m/'])

  await page.reload()
  await expect(screenOf(page, 'home')).toBeVisible()
  await logOut(page, aurora.origin)
  await expect.poll(() => pushCalls(aurora)).toEqual([...BOUND, ...LEFT])
  await expect.poll(() => service.calls.some((call) => call.startsWith('DELETE '))).toBe(true)
  expect(await aurora.pushTokens()).toEqual([])
})

test('the next member on the same phone is bound in place of the one who left', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  await context.grantPermissions(['notifications'], { origin: aurora.origin })
  const service = await servePush(context)
  await logInBound(page, aurora)
  const [first] = await aurora.pushTokens()
  service.token = 'push-token-2'
  await logOut(page, aurora.origin)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('SHELL_push'))).toBeNull()
  expect(await aurora.pushTokens()).toEqual([])

  await logIn(page, aurora.origin, { ...PLAYER, userName: 'agent' })
  await expect.poll(() => pushCalls(aurora)).toEqual([...BOUND, ...LEFT, ...BOUND])
  const [second] = await aurora.pushTokens()
  expect(second).toMatchObject({ token: 'push-token-2', topics: ['ALL'] })
  expect(second?.memberId).not.toBe(first?.memberId)
})

test('a member who logs out without a line gets no more messages, and the back office hears of it when there is one', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  await context.grantPermissions(['notifications'], { origin: aurora.origin })
  await servePush(context)
  await logInBound(page, aurora)
  await page.goto(`${aurora.origin}/m/member/home`)
  const leave = screenOf(page, 'member.home').getByRole('button', { name: 'Log out', exact: true })
  await expect(leave).toBeVisible()
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await leave.click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test-subscription'))).toBeNull()
  expect(await pushCalls(aurora), 'nothing is sent twice in seven days').toEqual(BOUND)
  await context.setOffline(false)
  await expect.poll(() => pushCalls(aurora)).toEqual([...BOUND, ...LEFT])
})

test('a subscription that the browser has changed is bound anew, and the old token is taken back', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  await context.grantPermissions(['notifications'], { origin: aurora.origin })
  const service = await servePush(context)
  await logInBound(page, aurora)
  await expect.poll(() => context.serviceWorkers().length).toBe(1)
  service.token = 'push-token-2'
  await page.evaluate(() => localStorage.setItem('test-subscription', 'another'))
  // The browser's own event, as far as it can be played: nobody else may hold a worker open.
  await context.serviceWorkers()[0]?.evaluate(() => {
    const event = Object.assign(new Event('pushsubscriptionchange'), { newSubscription: {}, waitUntil() {} })
    self.dispatchEvent(event)
  })
  await expect.poll(() => pushCalls(aurora)).toEqual([...BOUND, ...BOUND, ...LEFT])
  expect(await aurora.pushTokens()).toMatchObject([{ token: 'push-token-2', topics: ['ALL'] }])
})
