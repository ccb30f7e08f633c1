import type { Page } from '@playwright/test'
import type { BackOffice } from '../support/backOffice.ts'
import { expect, screenOf } from '../support/journey.ts'
import { logIn } from '../support/logIn.ts'
import {
  allowedBefore,
  BOUND,
  expectBound,
  LEFT,
  logOut,
  PLAYER,
  pushCalls,
  servePush,
  test,
} from '../support/push.ts'

/** Logs in a member who allowed notifications earlier. */
async function logInBound(page: Page, office: BackOffice): Promise<void> {
  await logIn(page, office.origin, PLAYER)
  // No question: the permission is already granted.
  await expectBound(page, office)
}

test('the next member on the same phone is bound in place of the one who left', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  await allowedBefore(context)
  const service = await servePush(context)
  await logInBound(page, aurora)
  const [first] = await aurora.pushTokens()
  service.token = 'push-token-2'
  await logOut(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('SHELL_push'))).toBeNull()
  expect(await aurora.pushTokens()).toEqual([])

  await logIn(page, aurora.origin, { ...PLAYER, userName: 'agent' })
  await expect.poll(() => pushCalls(aurora)).toEqual([...BOUND, ...LEFT, ...BOUND])
  const [second] = await aurora.pushTokens()
  expect(second).toMatchObject({ token: 'push-token-2', topics: ['ALL'] })
  expect(second?.memberId).not.toBe(first?.memberId)
})

test('a member who logs out offline gets no more messages, and the back office is told when there is a connection', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  await allowedBefore(context)
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
  await allowedBefore(context)
  const service = await servePush(context)
  await logInBound(page, aurora)
  await expect.poll(() => context.serviceWorkers().length).toBe(1)
  service.token = 'push-token-2'
  await page.evaluate(() => localStorage.setItem('test-subscription', 'another'))
  // Fakes the browser's own event. Only a real event can keep a worker alive with `waitUntil`.
  await context.serviceWorkers()[0]?.evaluate(() => {
    const event = Object.assign(new Event('pushsubscriptionchange'), { newSubscription: {}, waitUntil() {} })
    self.dispatchEvent(event)
  })
  await expect.poll(() => pushCalls(aurora)).toEqual([...BOUND, ...BOUND, ...LEFT])
  expect(await aurora.pushTokens()).toMatchObject([{ token: 'push-token-2', topics: ['ALL'] }])
})
