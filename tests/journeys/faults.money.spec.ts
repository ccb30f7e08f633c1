import type { Locator, Page } from '@playwright/test'
import { CATALOGUE } from '../support/faults/catalogue.ts'
import { isMissing, NOT_OFFERED, OTHERS, UNREAD } from '../support/faults/kinds.ts'
import { type Loading, testLoading } from '../support/faults/loading.ts'
import { expectUnsure, giveUp, leavesUnsure } from '../support/faults/unsure.ts'
import { eachFault, expectAskedToLogIn, expectSaid, watched } from '../support/faults/watch.ts'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { memberScreen, openSession } from '../support/member.ts'

const amount = (main: Locator) => main.getByRole('textbox', { name: 'Amount' })

const SHOWN: readonly Loading[] = [
  { path: 'relay/MCSFE_getDepositSettings', at: '/m/voucherCenter', screen: 'voucherCenter', whole: amount },
  { path: 'relay/MCSFE_getWithdrawAccountInfo', at: '/m/withdraw', screen: 'withdraw', whole: amount },
  {
    path: 'member/payments',
    at: '/m/member/payments',
    screen: 'paymentHistory',
    whole: (main) => main.getByRole('listitem').first(),
  },
  {
    path: 'member/referral',
    at: '/m/inviteFriends',
    screen: 'inviteFriends',
    whole: (main) => main.getByRole('img', { name: 'Your link' }),
  },
]

for (const loading of SHOWN) testLoading(loading)

interface Sent {
  readonly path: string
  readonly at: string
  readonly screen: string
  readonly fill: (main: Locator) => Promise<void>
  /** The app does not read the answer, so the answer cannot be wrong. */
  readonly blind?: true
  /** The request must be carried out only once: if there is no answer, the app does not call it failed. */
  readonly once?: true
}

const fillAmount = (main: Locator) => amount(main).fill('50')

const SENT: readonly Sent[] = [
  { path: 'member/deposit', at: '/m/voucherCenter', screen: 'voucherCenter', fill: fillAmount, once: true },
  { path: 'member/withdraw', at: '/m/withdraw', screen: 'withdraw', fill: fillAmount, once: true },
  {
    path: 'member/bankCard',
    at: '/m/securityCenter/addBankCard',
    screen: 'addBankCard',
    blind: true,
    async fill(main) {
      await main.getByLabel('Bank', { exact: true }).selectOption({ index: 1 })
      await main.getByLabel('Account number').fill('77881234')
      await main.getByLabel('Account holder').fill('Mariana Souza')
    },
  },
  {
    path: 'member/bankCardPix',
    at: '/m/securityCenter/addBankCardPix',
    screen: 'addBankCardPix',
    blind: true,
    async fill(main) {
      await main.getByLabel('Pix key', { exact: true }).fill('529.982.247-25')
      await main.getByLabel('Account holder').fill('Mariana Souza')
    },
  },
  {
    path: 'member/feedback',
    at: '/m/feedback',
    screen: 'feedback',
    blind: true,
    async fill(main) {
      await main.getByLabel('Subject').fill('Hello')
      await main.getByLabel('Your message').fill('A story.')
    },
  },
]

for (const { path, at, screen, fill, blind, once } of SENT) {
  test(`${path}: the form says why, once, keeps what stands in it, and goes through when that is over`, async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    const visitor = await watched(page)
    await memberScreen(page, aurora, at, screen)
    const main = screenOf(page, screen)
    const button = main.locator('button[type="submit"]')
    const said = main.getByRole('alert')
    const send = () => button.click()
    await fill(main)
    await eachFault(
      aurora,
      path,
      test.step,
      {
        async meet(kind) {
          const asked = page.waitForRequest(`**/wps/${path}`)
          await send()
          await asked
          if (once && leavesUnsure(kind)) {
            await visitor.passTime(kind, async () => (await said.count()) > 0)
            await expectUnsure(said, kind)
            return visitor.expectWell(main)
          }
          await visitor.passTime(kind, async () => (await button.getAttribute('aria-busy')) === null)
          if (isMissing(kind)) await expect(said).toContainText(NOT_OFFERED)
          else await expectSaid(visitor, said, kind.situation)
          await visitor.expectWell(main)
        },
        async recover(kind) {
          if (once && leavesUnsure(kind)) await giveUp(page).click()
          await expect(button).toBeEnabled()
        },
      },
      blind ? UNREAD : OTHERS,
    )
    await send()
    await expect(button).toHaveCount(0)
    await aurora.fault(path, { kind: 'status', status: 401 })
    await openSession(page, aurora)
    await page.evaluate(() => sessionStorage.removeItem('SHELL_payment'))
    await visit(page, aurora, at, screen)
    await fill(main)
    await send()
    await expectAskedToLogIn(visitor)
  })
}

/** Calls that only add to a screen. Their failure shows no message. */
const ADDED: readonly [path: string, at: string, screen: string, whole: (page: Page) => Locator][] = [
  [
    'relay/MCSFE_getDepositStats',
    '/m/voucherCenter',
    'voucherCenter',
    (page) => page.getByText('Waiting for your payment…'),
  ],
  [
    'relay/MCSFE_getWithdrawalStats',
    '/m/securityCenter/addBankCard',
    'addBankCard',
    (page) => page.getByLabel('Bank', { exact: true }),
  ],
]

for (const [path, at, screen, whole] of ADDED) {
  test(`${path}: the screen does without it, and says nothing`, async ({ page, office }) => {
    const aurora = office('aurora')
    const visitor = await watched(page)
    await memberScreen(page, aurora, at, screen)
    if (screen === 'voucherCenter') {
      await fillAmount(screenOf(page, screen))
      await screenOf(page, screen).locator('button[type="submit"]').click()
      await expect(whole(page)).toBeVisible()
    }
    await eachFault(
      aurora,
      path,
      test.step,
      {
        async meet() {
          await visit(page, aurora, at, screen)
          await visitor.passRest()
          await expect(whole(page)).toBeVisible()
          await expect(page.getByRole('alert')).toHaveCount(0)
          for (const { text } of Object.values(CATALOGUE))
            if (text) await expect(page.getByText(text)).toHaveCount(0)
          await visitor.expectWell()
        },
        async recover() {
          await expect(whole(page)).toBeVisible()
        },
      },
      OTHERS,
    )
  })
}
