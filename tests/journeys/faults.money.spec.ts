import type { Locator, Page } from '@playwright/test'
import { CATALOGUE, REFERENCE, word } from '../support/faults/catalogue.ts'
import { FAULTS, type FaultKind } from '../support/faults/kinds.ts'
import { beMember } from '../support/faults/member.ts'
import { expectUnsure, giveUp, leavesUnsure } from '../support/faults/unsure.ts'
import { eachFault, expectAskedToLogIn, expectSaid, watched } from '../support/faults/watch.ts'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { withoutCaptcha } from '../support/loginForm.ts'

const others = FAULTS.filter(({ situation }) => situation !== 'notLoggedIn')
/** The answer of a back office without this call. The app then refers to customer service. */
const isMissing = ({ name }: FaultKind): boolean => name === 'answers 404'
const NOT_OFFERED = 'This is not available here.'

/** Screens by the call that loads them, with an element that is only there if nothing is wrong. */
const SHOWN: readonly [path: string, at: string, screen: string, whole: (main: Locator) => Locator][] = [
  [
    'relay/MCSFE_getDepositSettings',
    '/m/voucherCenter',
    'voucherCenter',
    (main) => main.getByRole('textbox', { name: 'Amount' }),
  ],
  [
    'relay/MCSFE_getWithdrawAccountInfo',
    '/m/withdraw',
    'withdraw',
    (main) => main.getByRole('textbox', { name: 'Amount' }),
  ],
  [
    'member/referral',
    '/m/inviteFriends',
    'inviteFriends',
    (main) => main.getByRole('img', { name: 'Your link' }),
  ],
]

for (const [path, at, screen, whole] of SHOWN) {
  test(`${path}: the screen says that it could not be loaded, and loads it when that is over`, async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    await withoutCaptcha(aurora)
    const visitor = await watched(page)
    await beMember(page, aurora)
    const main = screenOf(page, screen)
    await eachFault(
      aurora,
      path,
      test.step,
      {
        async meet(kind) {
          await visit(page, aurora, at, screen)
          const said = main.getByText(isMissing(kind) ? NOT_OFFERED : word('could_not_load'))
          await visitor.passTime(kind, async () => (await said.count()) > 0)
          if (isMissing(kind)) await expect(main.getByRole('link', { name: 'Contact us' })).toBeVisible()
          else await expect(main).toContainText(REFERENCE)
          await visitor.expectWell()
        },
        async recover(kind) {
          if (isMissing(kind)) await visit(page, aurora, at, screen)
          else await main.getByRole('button', { name: 'Retry' }).click()
          await expect(whole(main)).toBeVisible()
        },
      },
      others,
    )
    await aurora.fault(path, { kind: 'status', status: 401 })
    await page.goto(aurora.origin + at)
    await expectAskedToLogIn(visitor)
  })
}

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

const fillAmount = (main: Locator) => main.getByRole('textbox', { name: 'Amount' }).fill('50')

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
    await withoutCaptcha(aurora)
    const visitor = await watched(page)
    await beMember(page, aurora, at, screen)
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
      others.filter(({ name }) => !(blind && name === 'answers a value of the wrong shape')),
    )
    await send()
    await expect(button).toHaveCount(0)
    await aurora.fault(path, { kind: 'status', status: 401 })
    await visit(page, aurora, '/m/home')
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
    await withoutCaptcha(aurora)
    const visitor = await watched(page)
    await beMember(page, aurora, at, screen)
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
      others,
    )
  })
}
