import type { Locator, Page } from '@playwright/test'
import { CATALOGUE } from '../support/faults/catalogue.ts'
import { isMissing, NOT_OFFERED, OTHERS, UNREAD } from '../support/faults/kinds.ts'
import { type Loading, testLoading } from '../support/faults/loading.ts'
import { expectUnsure, giveUp, leavesUnsure } from '../support/faults/unsure.ts'
import { eachFault, expectAskedToLogIn, watched } from '../support/faults/watch.ts'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { memberScreen } from '../support/member.ts'

const SHOWN: readonly Loading[] = [
  {
    path: 'relay/MCSFE_getVipLabels',
    at: '/m/member/benefits',
    screen: 'benefits',
    whole: (main) => main.locator('[aria-current="step"]'),
    missing: 'The levels are not listed here.',
  },
  {
    path: 'relay/MCSFE_getMissions',
    at: '/m/leaderBoard',
    screen: 'leaderBoard',
    whole: (main) => main.getByRole('button', { name: /^Claim: / }),
  },
  {
    path: 'relay/MCSFE_getMallItems',
    at: '/m/mall/mallHome',
    screen: 'mall',
    whole: (main) => main.getByRole('button', { name: /^Redeem: / }).first(),
  },
]

for (const loading of SHOWN) testLoading(loading)

interface Asked {
  readonly path: string
  readonly at: string
  readonly screen: string
  /** Returns the button that sends, with the screen in its initial state. */
  readonly ready: (page: Page) => Promise<Locator>
  /** The app does not read the answer, so the answer cannot be wrong. */
  readonly blind?: true
  /** A call whose answer is fixed during the test. */
  readonly listed?: readonly [path: string, value: unknown]
}

const claimOn = (screen: string) => async (page: Page) =>
  screenOf(page, screen)
    .getByRole('button', { name: /^Claim: / })
    .first()

const ASKED: readonly Asked[] = [
  {
    path: 'member/promotion/claim',
    at: '/m/rewardCenter',
    screen: 'rewardCenter',
    ready: claimOn('rewardCenter'),
    blind: true,
  },
  {
    path: 'member/mission/claim',
    // The real list would show the mission as claimed after the first fault that only damages the response.
    listed: [
      'relay/MCSFE_getMissions',
      { missions: [{ id: 'mission-4', title: 'Watch', done: 7, total: 7, state: 'claimable' }] },
    ],
    at: '/m/leaderBoard',
    screen: 'leaderBoard',
    ready: claimOn('leaderBoard'),
    blind: true,
  },
  {
    path: 'member/mall/redeem',
    at: '/m/mall/mallHome',
    screen: 'mall',
    async ready(page) {
      const dialog = page.getByRole('alertdialog')
      if ((await dialog.count()) === 0)
        await screenOf(page, 'mall')
          .getByRole('button', { name: /^Redeem: / })
          .first()
          .click()
      return dialog.getByRole('button', { name: 'Confirm' })
    },
  },
]

for (const { path, at, screen, ready, blind, listed } of ASKED) {
  test(`${path}: says why, once, and is given when that is over`, async ({ page, office }) => {
    const aurora = office('aurora')
    if (listed) await aurora.setValue(...listed)
    const visitor = await watched(page)
    await memberScreen(page, aurora, at, screen)
    const said = page.locator('main, [role="alertdialog"]').getByRole('alert')
    const button = await ready(page)
    await eachFault(
      aurora,
      path,
      test.step,
      {
        async meet(kind) {
          const asked = page.waitForRequest(`**/wps/${path}`)
          await button.click()
          await asked
          await visitor.passTime(kind, async () => (await said.count()) > 0)
          if (leavesUnsure(kind)) await expectUnsure(said, kind)
          else if (isMissing(kind)) await expect(said).toContainText(NOT_OFFERED)
          else await expect(said).toContainText(CATALOGUE[kind.situation].text ?? '')
          await visitor.expectWell()
        },
        async recover(kind) {
          if (leavesUnsure(kind)) await giveUp(page).click()
          await expect(button).toBeEnabled()
        },
      },
      blind ? UNREAD : OTHERS,
    )
    await aurora.fault(path, { kind: 'status', status: 401 })
    await button.click()
    await expectAskedToLogIn(visitor)
  })
}

test('relay/MCSFE_getLeaderBoard: the screen does without it, and says nothing', async ({ page, office }) => {
  const aurora = office('aurora')
  const visitor = await watched(page)
  await memberScreen(page, aurora, '/m/leaderBoard', 'leaderBoard')
  const missions = screenOf(page, 'leaderBoard').getByRole('button', { name: /^Claim: / })
  await eachFault(
    aurora,
    'relay/MCSFE_getLeaderBoard',
    test.step,
    {
      async meet() {
        await visit(page, aurora, '/m/leaderBoard', 'leaderBoard')
        await expect(missions).toBeVisible()
        await visitor.passRest()
        await expect(page.getByRole('alert')).toHaveCount(0)
        for (const { text } of Object.values(CATALOGUE))
          if (text) await expect(page.getByText(text)).toHaveCount(0)
        await visitor.expectWell()
      },
      async recover() {
        await expect(missions).toBeVisible()
      },
    },
    OTHERS,
  )
})
