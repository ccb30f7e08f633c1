import { expect, test, visit } from '../support/journey.ts'
import { lastBody, moneyScreen } from '../support/money.ts'

const PATH = '/m/withdraw'
const CALL = '/wps/member/withdraw'

test('a player withdraws to an account, and has so much less', async ({ page, office }) => {
  const aurora = office('aurora')
  const screen = await moneyScreen(page, aurora, PATH, 'withdraw')
  await expect(screen).toContainText(/R\$\s?1\.520,50/)
  await screen.getByRole('radio', { name: /^Banco do Litoral/ }).check()
  await screen.getByRole('textbox', { name: 'Amount' }).fill('520,50')
  await screen.getByRole('button', { name: /^Withdraw R\$\s?520,50$/ }).click()
  await expect(screen.getByRole('heading', { name: 'Your withdrawal is on its way' })).toBeVisible()
  await expect(screen.getByRole('status')).toContainText('Banco do Litoral')
  expect(await lastBody(aurora, CALL)).toMatchObject({ accountId: 'acc-2', amount: '520.50' })
  await expect(page.getByRole('banner')).toContainText('1.000,00')
})

test('nobody withdraws more than there is, or less than the limit', async ({ page, office }) => {
  const aurora = office('aurora')
  const screen = await moneyScreen(page, aurora, PATH, 'withdraw')
  const amount = screen.getByRole('textbox', { name: 'Amount' })
  for (const [typed, said] of [
    ['19,99', /At least R\$\s?20,00/],
    ['1.520,51', /You have R\$\s?1\.520,50/],
  ] as const) {
    await amount.fill(typed)
    await screen.locator('button[type="submit"]').click()
    await expect(screen.getByRole('alert')).toHaveText(said)
  }
  expect(await aurora.calls(CALL)).toHaveLength(0)
  await screen.getByRole('button', { name: 'All', exact: true }).click()
  await expect(amount).toHaveValue('1520.50')
})

test('what the back office refuses is told in its words', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.fault('member/withdraw', {
    kind: 'business',
    code: 'wager.open',
    message: 'Please play first.',
  })
  const screen = await moneyScreen(page, aurora, PATH, 'withdraw')
  await screen.getByRole('textbox', { name: 'Amount' }).fill('20')
  await screen.locator('button[type="submit"]').click()
  await expect(screen.getByRole('alert')).toContainText('Please play first.')
  await expect(screen.getByRole('alert')).toBeFocused()
})

test('without an account the way to add one is shown', async ({ page, office }) => {
  const manila = office('manila')
  await manila.setValue('relay/MCSFE_getWithdrawAccountInfo', { accounts: [], min: 0, max: 0 })
  const screen = await moneyScreen(page, manila, PATH, 'withdraw')
  await screen.getByRole('link', { name: 'Add bank account' }).click()
  await expect(page.locator('[data-screen="addBankCard"]')).toBeVisible()
})

test('a back office without withdrawals says so', async ({ page, office }) => {
  const saigon = office('saigon')
  await saigon.fault('relay/MCSFE_getWithdrawAccountInfo', { kind: 'status', status: 404 })
  const screen = await moneyScreen(page, saigon, '/m/home', 'home')
  await expect(screen).toBeVisible()
  await visit(page, saigon, PATH, 'withdraw')
  await expect(page.locator('[data-screen="withdraw"]')).toContainText('This is not available here')
})

test('where PIX pays, a key is the first way to an account', async ({ page, office }) => {
  const aurora = office('aurora')
  const screen = await moneyScreen(page, aurora, PATH, 'withdraw')
  await expect(screen.getByRole('link', { name: 'Add Pix key' })).toBeVisible()
  await aurora.setValue('relay/MCSFE_getWithdrawAccountInfo', { accounts: [], min: 0, max: 0 })
  await visit(page, aurora, PATH, 'withdraw')
  await expect(screen.getByRole('link', { name: 'Add bank account' })).toBeVisible()
  await screen.getByRole('link', { name: 'Add Pix key' }).click()
  await expect(page.locator('[data-screen="addBankCardPix"]')).toBeVisible()
})
