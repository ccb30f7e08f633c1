import type { Page } from '@playwright/test'
import { REFERENCE, word } from '../support/faults/catalogue.ts'
import { NOT_LOGGED_IN, OTHERS } from '../support/faults/kinds.ts'
import { MEMBER_HOME } from '../support/faults/rooms.ts'
import { eachFault, expectAskedToLogIn, nothingSaid, watched } from '../support/faults/watch.ts'
import { expect, featureOf, screenOf, test, visit } from '../support/journey.ts'
import { PLAYER } from '../support/logIn.ts'
import { asMember, memberScreen, openSession } from '../support/member.ts'

const VIP = 'relay/MCSFE_getPlayerRankProgress'
const INFO = 'member/info'

const vip = (page: Page) => page.locator('[data-section="vipProgress"]')

/** A member's home without failures: it shows the progress, the balance and the unread messages. */
async function expectWhole(page: Page): Promise<void> {
  await expect(vip(page).getByRole('progressbar')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('R$')
  await expect(featureOf(page, 'chat').getByRole('button')).toHaveAccessibleName(/unread/)
}

test('home of a member: what cannot be asked is said where it stands, and what only adds to a view is left out', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const visitor = await watched(page)
  await asMember(page, aurora)
  const paths = Object.keys(MEMBER_HOME)
  for (const round of OTHERS.keys()) {
    const faults = paths.map((path, at) => ({ path, kind: OTHERS[(round + at * 3) % OTHERS.length] }))
    await test.step(faults.map(({ path, kind }) => `${path} ${kind?.name}`).join(' · '), async () => {
      for (const { path, kind } of faults) await aurora.fault(path, kind?.fault ?? {})
      await page.reload()
      for (const { path, kind } of faults) {
        if (path !== VIP || !kind) continue
        await visitor.passTime(
          kind,
          async () => (await vip(page).getByText(word('could_not_load')).count()) > 0,
        )
        await expect(vip(page)).toContainText(REFERENCE)
      }
      // Lets the other calls time out as well.
      await visitor.passRest()
      await expect(page.getByText(word('could_not_load'))).toHaveCount(1)
      await nothingSaid(visitor)
      await visitor.expectWell()
      for (const { path } of faults) await aurora.clearFault(path)
      await vip(page).getByRole('button', { name: 'Retry' }).click()
      await expect(vip(page).getByRole('progressbar')).toBeVisible()
    })
  }
  await page.reload()
  await expectWhole(page)
})

for (const [path, needsSession] of Object.entries(MEMBER_HOME)) {
  test(`${path} answers 401: ${needsSession ? 'the session ends, and is asked for once' : 'nobody hears of it'}`, async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    const visitor = await watched(page)
    await openSession(page, aurora)
    await aurora.fault(path, NOT_LOGGED_IN[0]?.fault ?? {})
    await visit(page, aurora)
    if (needsSession) await expectAskedToLogIn(visitor)
    else await nothingSaid(visitor)
    await visitor.expectWell()
    await aurora.clearFault(path)
    if (needsSession) await asMember(page, aurora)
    else await page.reload()
    await expectWhole(page)
  })
}

test('five calls answer 401 at once: one notice', async ({ page, office }) => {
  const aurora = office('aurora')
  const visitor = await watched(page)
  await openSession(page, aurora)
  const asked = ['relay/*', INFO]
  for (const path of asked) await aurora.fault(path, { kind: 'status', status: 401 })
  await visit(page, aurora)
  await expectAskedToLogIn(visitor)
  for (const path of asked) await aurora.clearFault(path)
  await page.reload()
  await nothingSaid(visitor)
  await visitor.expectWell()
})

test("the member's own page says that it could not be loaded, and comes back", async ({ page, office }) => {
  const aurora = office('aurora')
  const visitor = await watched(page)
  await memberScreen(page, aurora, '/m/member/home', 'member.home')
  const main = screenOf(page, 'member.home')
  let pressed = 0
  await eachFault(
    aurora,
    INFO,
    test.step,
    {
      async meet(kind) {
        await page.reload()
        await expect(main).toBeVisible()
        await visitor.passTime(kind, async () => (await main.getByText(word('could_not_load')).count()) > 0)
        await expect(main).toContainText(REFERENCE)
        await nothingSaid(visitor)
        await visitor.expectWell()
      },
      async recover() {
        const retry = main.getByRole('button', { name: 'Retry' })
        const name = main.getByText(PLAYER.userName).first()
        // The page also asks again by itself, so either may come first.
        await expect(retry.or(name)).toBeVisible()
        // The button may go while it is being pressed.
        const press = () =>
          retry.click({ timeout: 2000 }).then(
            () => 1,
            () => 0,
          )
        if (await retry.isVisible()) pressed += await press()
        await expect(name).toBeVisible()
      },
    },
    OTHERS,
  )
  expect(pressed).toBeGreaterThan(0)
})
