import { watchCalm } from '../support/disableMotion.ts'
import { sendAgain } from '../support/faults/unsure.ts'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { fillLogin, PLAYER } from '../support/logIn.ts'
import { asMember, memberScreen } from '../support/member.ts'
import { trackedEvents } from '../support/registering.ts'

const PATH = '/m/voucherCenter'
const CALL = '/wps/member/deposit'
/** The time until the embedded back office sees a payment, and the app's polling interval, ms (docs/conformance.md § 1.9). */
const PAID_MS = 40_000
const POLL_MS = 30_000
const STATS = 'relay/MCSFE_getDepositStats'

const isFirstDeposit = ({ eventName }: { eventName?: unknown }) => eventName === 'first_deposit'

test('a guest who wants to deposit logs in first, and goes on there', async ({ page, office }) => {
  const aurora = office('aurora')
  await page.goto(aurora.origin + PATH)
  await expect(screenOf(page, 'login')).toBeVisible()
  await fillLogin(page, PLAYER)
  await expect(screenOf(page, 'voucherCenter')).toBeVisible()
  await expect(screenOf(page, 'voucherCenter').getByRole('radio', { name: /^Pix/ }).first()).toBeChecked()
})

test('a player chooses how and how much, pays, and sees the money arrive', async ({ page, office }) => {
  const aurora = office('aurora')
  await page.clock.install()
  await asMember(page, aurora)
  await visit(page, aurora, PATH, 'voucherCenter')
  const screen = screenOf(page, 'voucherCenter')

  await screen.getByRole('radio', { name: /^Transferência/ }).check()
  await screen
    .getByRole('button', { name: /^R\$\s?200$/ })
    .first()
    .click()
  await screen.getByRole('button', { name: /^Deposit R\$\s?200\.00$/ }).click()

  await expect(screen.getByText('Waiting for your payment…')).toBeVisible()
  const body = await aurora.lastBody(CALL)
  expect(body).toMatchObject({ methodId: 'ted', amount: '200.00', currency: 'BRL' })
  expect(body).not.toHaveProperty('promotionId')
  await expect(screen.getByRole('button', { name: 'Copy: Account number' })).toBeVisible()

  await test.step('a reload finds the payment again', async () => {
    const calm = watchCalm(page)
    await page.reload()
    // The time until it polls counts from its first request.
    await calm.rest()
    await expect(screen.getByText('Waiting for your payment…')).toBeVisible()
  })
  await aurora.advanceClock(PAID_MS)
  await page.clock.fastForward(POLL_MS)
  await expect(screen.getByRole('heading', { name: 'Your money has arrived' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('1,720.50')
  await screen.getByRole('button', { name: 'Make another deposit' }).click()
  await expect(screen.getByRole('textbox', { name: 'Amount' })).toBeVisible()
})

test('a member’s first deposit is tracked once, though the page is loaded again', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await page.clock.install()
  await aurora.setValue(STATS, { count: 0 })
  await asMember(page, aurora)
  await visit(page, aurora, PATH, 'voucherCenter')
  const screen = screenOf(page, 'voucherCenter')
  await screen.getByRole('radio', { name: /^Transferência/ }).check()
  await screen
    .getByRole('button', { name: /^R\$\s?200$/ })
    .first()
    .click()
  await screen.getByRole('button', { name: /^Deposit R\$\s?200\.00$/ }).click()
  await expect(screen.getByText('Waiting for your payment…')).toBeVisible()
  const told = () => trackedEvents(aurora).then((events) => events.filter(isFirstDeposit).length)
  expect(await told()).toBe(0)
  await aurora.setValue(STATS, { count: 1 })
  await page.clock.fastForward(POLL_MS)
  const arrived = screen.getByRole('heading', { name: 'Your money has arrived' })
  await expect(arrived).toBeVisible()
  await expect.poll(told).toBe(1)
  const calm = watchCalm(page)
  await page.reload()
  await calm.rest()
  expect(await told()).toBe(1)
})

test('amounts hold to the limits of the way that was chosen, and nothing is sent that does not', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const screen = await memberScreen(page, aurora, PATH, 'voucherCenter')
  const amount = screen.getByRole('textbox', { name: 'Amount' })
  const send = screen.locator('button[type="submit"]')
  for (const [typed, said] of [
    ['', 'Enter an amount'],
    ['abc', 'This is not an amount we can read'],
    ['9,99', /At least R\$\s?10\.00/],
    ['20.000,01', /At most R\$\s?20,000\.00/],
  ] as const) {
    await amount.fill(typed)
    await send.click()
    await expect(screen.getByRole('alert')).toHaveText(said)
    await expect(amount).toBeFocused()
  }
  expect(await aurora.calls(CALL)).toHaveLength(0)
  await amount.fill('1.500,50')
  await screen.getByRole('button', { name: /^Deposit R\$\s?1,500\.50$/ }).click()
  await expect(screen.getByRole('img', { name: 'Payment code' })).toBeVisible()
  expect(await aurora.lastBody(CALL)).toMatchObject({ amount: '1500.50' })
})

test('a promotion that can be claimed comes along, where the reward centre is on', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const screen = await memberScreen(page, aurora, PATH, 'voucherCenter')
  const bonus = screen.getByRole('radio', { name: /^Luzes do Norte/ })
  await expect(screen.getByRole('radio', { name: 'Without a bonus' })).toBeChecked()
  await expect(screen.getByRole('radio', { name: /^Missões/ })).toHaveCount(0)
  await bonus.check()
  await screen.getByRole('textbox', { name: 'Amount' }).fill('50')
  await screen.locator('button[type="submit"]').click()
  await expect(screen.getByText('Waiting for your payment…')).toBeVisible()
  expect(await aurora.lastBody(CALL)).toMatchObject({ promotionId: 'luzes-do-norte' })

  await aurora.setFlags({ REWCEN3: false })
  await screen.getByRole('button', { name: 'Make another deposit' }).click()
  await page.reload()
  await expect(screen.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  await expect(bonus).toHaveCount(0)
})

test('what is sent again after a lost connection is the same request', async ({ page, office }) => {
  const aurora = office('aurora')
  const screen = await memberScreen(page, aurora, PATH, 'voucherCenter')
  const amount = screen.getByRole('textbox', { name: 'Amount' })
  const send = screen.locator('button[type="submit"]')
  await aurora.fault('member/deposit', { kind: 'cut', times: 1 })
  await amount.fill('50')
  await send.click()
  await expect(screen.getByRole('alert')).toContainText('may already have been started')
  await sendAgain(page).click()
  await expect(screen.getByText('Waiting for your payment…')).toBeVisible()
  const [first, second] = (await aurora.calls(CALL)).map(({ body }) => JSON.stringify(body))
  expect(second).toBe(first)
})

for (const [what, skew] of [
  ['ahead', 20 * 60_000],
  ['behind', -20 * 60_000],
] as const) {
  test(`a device’s clock that is 20 minutes ${what} ends no payment, and does not lengthen one`, async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    await page.clock.install({ time: Date.now() + skew })
    const screen = await memberScreen(page, aurora, PATH, 'voucherCenter')
    await screen.getByRole('textbox', { name: 'Amount' }).fill('50')
    await screen.locator('button[type="submit"]').click()
    await expect(screen.getByText('Waiting for your payment…')).toBeVisible()
    await expect(screen.getByRole('timer')).toHaveText(/^00:1[45]:\d\d$/)
    await page.reload()
    await expect(screen.getByRole('timer')).toHaveText(/^00:1[45]:\d\d$/)
    // The app does not learn of the payment that arrives meanwhile.
    await aurora.fault('relay/MCSFE_getDepositStats', { kind: 'status', status: 500 })
    await aurora.advanceClock(15 * 60_000)
    await page.clock.fastForward(15 * 60_000)
    await expect(screen.getByRole('alert')).toContainText('The time for this payment is over')
  })
}

test('a back office that has no such call says so, with whoever can help', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.fault('member/deposit', { kind: 'status', status: 404 })
  const screen = await memberScreen(page, aurora, PATH, 'voucherCenter')
  await screen.getByRole('textbox', { name: 'Amount' }).fill('50')
  await screen.locator('button[type="submit"]').click()
  await expect(screen.getByRole('alert')).toContainText('This is not available here')
  await expect(screen.getByRole('alert').getByRole('link', { name: 'Contact us' })).toBeVisible()
})

test('in dong there are no smaller units, neither shown nor sent', async ({ page, office }) => {
  const saigon = office('saigon')
  const screen = await memberScreen(page, saigon, PATH, 'voucherCenter')
  await screen.getByRole('textbox', { name: 'Amount' }).fill('100.000')
  await screen.locator('button[type="submit"]').click()
  await expect(screen.getByText('Waiting for your payment…')).toBeVisible()
  expect(await saigon.lastBody(CALL)).toMatchObject({ amount: '100000', currency: 'VND' })
})
