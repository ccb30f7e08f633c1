import { OTHERS, waits } from '../support/faults/kinds.ts'
import { expect, screenOf } from '../support/journey.ts'
import { logIn } from '../support/logIn.ts'
import { memberScreen } from '../support/member.ts'
import {
  allowedBefore,
  allowPush,
  answerPermission,
  boundAt,
  PLAYER,
  servePush,
  test,
} from '../support/push.ts'

test.beforeEach(({ context }) => servePush(context))

/**
 * Without timeouts: a page with a worker cannot use a fake clock, and the tests of `api/` cover them. Without the wrong
 * shape: these calls succeed whatever their value is.
 */
const KINDS = OTHERS.filter((kind) => !waits(kind) && kind.fault.kind !== 'shape')

for (const path of ['member/pushToken', 'relay/CSP_fcmBind', 'relay/CSP_fcmSubscribe']) {
  test(`${path}: whatever goes wrong with it, the member is told, and tries again until it works`, async ({
    page,
    context,
    office,
  }) => {
    const aurora = office('aurora')
    await answerPermission(context, 'granted')
    await logIn(page, aurora.origin, PLAYER)
    const notice = page.getByRole('alertdialog', { name: 'Notifications could not be turned on' })
    let press = allowPush(page)
    for (const { name, fault } of KINDS) {
      await test.step(name, async () => {
        await aurora.fault(path, fault)
        const asked = page.waitForRequest(`**/wps/${path}`)
        await press.click()
        await asked
        await expect(notice).toHaveCount(1)
        await expect(notice.getByRole('button', { name: 'Try again' })).toBeEnabled()
        await aurora.clearFault(path)
      })
      press = notice.getByRole('button', { name: 'Try again' })
    }
    await press.click()
    await expect(page.getByText('Notifications are on')).toBeVisible()
  })
}

test('relay/CSP_fcmUnsubscribe: whatever goes wrong with it, the player is out', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  await allowedBefore(context)
  for (const { name, fault } of KINDS) {
    await test.step(name, async () => {
      const screen = await memberScreen(page, aurora, '/m/member/home', 'member.home')
      await expect.poll(() => boundAt(page)).toBeGreaterThan(0)
      await aurora.fault('relay/CSP_fcmUnsubscribe', fault)
      await screen.getByRole('button', { name: 'Log out', exact: true }).click()
      await expect(screenOf(page, 'home')).toBeVisible()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await aurora.clearFault('relay/CSP_fcmUnsubscribe')
    })
  }
})
