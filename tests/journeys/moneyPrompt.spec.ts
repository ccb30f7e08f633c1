import { configure, expectSaid, on, promptModal } from '../support/appDownload.ts'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { asMember } from '../support/member.ts'

const DEPOSITS = 'relay/MCSFE_getDepositStats'
const WITHDRAWALS = 'relay/MCSFE_getWithdrawalStats'
/** The time until the embedded back office sees a payment, and the polling interval, ms (docs/conformance.md § 1.9). */
const PAID_MS = 40_000
const POLL_MS = 30_000

test.use({ asksToInstall: true })

test('the deposit page asks each member once, and the deposit goes on below', async ({ context, office }) => {
  const aurora = office('aurora')
  await configure(aurora, { first_deposit: on(1) })
  for (const userName of ['player', 'newbie']) {
    const page = await context.newPage()
    await asMember(page, aurora, userName)
    await page.goto(`${aurora.origin}/m/voucherCenter`)
    await expect(promptModal(page)).toBeVisible()
    await expectSaid(page, /^on: .*first_deposit is on and this is the first visit of \/m\/voucherCenter$/)
    await promptModal(page).getByRole('button', { name: 'Close' }).click()
    await expect(promptModal(page)).toHaveCount(0)
    const screen = screenOf(page, 'voucherCenter')
    await screen.getByRole('textbox', { name: 'Amount' }).fill('50')
    await screen.locator('button[type="submit"]').click()
    await expect(screen.getByText('Waiting for your payment…')).toBeVisible()
  }
})

test('the withdrawal page asks on its first visit only', async ({ page, office }) => {
  const manila = office('manila')
  await configure(manila, { first_withdraw: on(1) })
  await asMember(page, manila)
  await page.goto(`${manila.origin}/m/withdraw`)
  await expect(promptModal(page)).toBeVisible()
  await visit(page, manila, '/m/withdraw', 'withdraw')
  await expectSaid(page, /^off: no rule/)
  await expect(promptModal(page)).toHaveCount(0)
})

test('a bind-card page asks on every visit, until the player said no in this session', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await configure(aurora, { bind_card: on(1) })
  await asMember(page, aurora)
  const [path, screen] = ['/m/securityCenter/addBankCardPix', 'addBankCardPix']
  for (let time = 0; time < 2; time += 1) {
    await visit(page, aurora, path, screen)
    await expect(promptModal(page)).toBeVisible()
  }
  await expectSaid(page, /^on: .*bind_card is on and .* is a bind-card page$/)
  await promptModal(page).getByRole('button', { name: 'Close' }).click()
  await expect(screenOf(page, screen).getByRole('button', { name: 'Confirm' })).toBeVisible()
  await visit(page, aurora, path, screen)
  await expectSaid(page, /^off: the player has closed or followed it in this session$/)
  await expect(promptModal(page)).toHaveCount(0)
})

test('the deposit that makes up the number asks, as soon as it is counted', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.setValue(DEPOSITS, { count: 4, banks: [] })
  await configure(aurora, { deposit_times: on(5) })
  await page.clock.install()
  await asMember(page, aurora)
  await visit(page, aurora, '/m/voucherCenter', 'voucherCenter')
  const screen = screenOf(page, 'voucherCenter')
  await screen.getByRole('textbox', { name: 'Amount' }).fill('50')
  await screen.locator('button[type="submit"]').click()
  await expect(screen.getByText('Waiting for your payment…')).toBeVisible()
  await expectSaid(page, /^off: no rule/)
  await aurora.advanceClock(PAID_MS)
  await aurora.setValue(DEPOSITS, { count: 5, banks: [] })
  await page.clock.fastForward(POLL_MS)
  await expectSaid(page, /^on: .*deposit_times is 5 and the member has made 5 deposits$/)
  await expect(promptModal(page)).toBeVisible()
})

test('the withdrawal that makes up the number asks at once', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.setValue(WITHDRAWALS, { count: 1, banks: [] })
  await configure(aurora, { withdrawal_least_times: on(2) })
  await asMember(page, aurora)
  await visit(page, aurora, '/m/withdraw', 'withdraw')
  await expectSaid(page, /^off: no rule/)
  await aurora.setValue(WITHDRAWALS, { count: 2, banks: [] })
  const screen = screenOf(page, 'withdraw')
  await screen.getByRole('textbox', { name: 'Amount' }).fill('50')
  await screen.locator('button[type="submit"]').click()
  await expectSaid(page, /^on: .*withdrawal_least_times is 2 and the member has made 2 withdrawals$/)
  await expect(promptModal(page)).toBeVisible()
})
