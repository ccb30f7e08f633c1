import type { Page } from '@playwright/test'
import type { BackOffice } from '../support/backOffice.ts'
import { sendAgain } from '../support/faults/unsure.ts'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { asMember, memberScreen } from '../support/member.ts'

const PATH = '/m/withdraw'
const CALL = '/wps/member/withdraw'

test('a player withdraws to an account, and has so much less', async ({ page, office }) => {
  const aurora = office('aurora')
  const screen = await memberScreen(page, aurora, PATH, 'withdraw')
  await expect(screen).toContainText(/R\$\s?1,520\.50/)
  await screen.getByRole('radio', { name: /^Banco do Litoral/ }).check()
  await screen.getByRole('textbox', { name: 'Amount' }).fill('520,50')
  await screen.getByRole('button', { name: /^Withdraw R\$\s?520\.50$/ }).click()
  await expect(screen.getByRole('heading', { name: 'Your withdrawal is on its way' })).toBeVisible()
  await expect(screen.getByRole('status')).toContainText('Banco do Litoral')
  expect(await aurora.lastBody(CALL)).toMatchObject({ accountId: 'acc-2', amount: '520.50' })
  await expect(page.getByRole('banner')).toContainText('1,000.00')
})

test('nobody withdraws more than there is, or less than the limit', async ({ page, office }) => {
  const aurora = office('aurora')
  const screen = await memberScreen(page, aurora, PATH, 'withdraw')
  const amount = screen.getByRole('textbox', { name: 'Amount' })
  for (const [typed, said] of [
    ['19,99', /At least R\$\s?20\.00/],
    ['1.520,51', /You have R\$\s?1,520\.50/],
  ] as const) {
    await amount.fill(typed)
    await screen.locator('button[type="submit"]').click()
    await expect(screen.getByRole('alert')).toHaveText(said)
  }
  expect(await aurora.calls(CALL)).toHaveLength(0)
  await screen.getByRole('button', { name: 'All', exact: true }).click()
  await expect(amount).toHaveValue('1,520.50')
})

test('what the back office refuses is told in its words', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.fault('member/withdraw', {
    kind: 'business',
    code: 'wager.open',
    message: 'Please play first.',
  })
  const screen = await memberScreen(page, aurora, PATH, 'withdraw')
  await screen.getByRole('textbox', { name: 'Amount' }).fill('20')
  await screen.locator('button[type="submit"]').click()
  await expect(screen.getByRole('alert')).toContainText('Please play first.')
  await expect(screen.getByRole('alert')).toBeFocused()
})

test('without an account the way to add one is shown', async ({ page, office }) => {
  const manila = office('manila')
  await manila.setValue('relay/MCSFE_getWithdrawAccountInfo', { accounts: [], min: 0, max: 0 })
  const screen = await memberScreen(page, manila, PATH, 'withdraw')
  await screen.getByRole('link', { name: 'Add bank account' }).click()
  await expect(page.locator('[data-screen="addBankCard"]')).toBeVisible()
})

test('a back office without withdrawals says so', async ({ page, office }) => {
  const saigon = office('saigon')
  await saigon.fault('relay/MCSFE_getWithdrawAccountInfo', { kind: 'status', status: 404 })
  const screen = await memberScreen(page, saigon, '/m/home', 'home')
  await expect(screen).toBeVisible()
  await visit(page, saigon, PATH, 'withdraw')
  await expect(page.locator('[data-screen="withdraw"]')).toContainText('This is not available here')
})

test('where PIX pays, a key is the first way to an account', async ({ page, office }) => {
  const aurora = office('aurora')
  const screen = await memberScreen(page, aurora, PATH, 'withdraw')
  await expect(screen.getByRole('link', { name: 'Add Pix key' })).toBeVisible()
  await aurora.setValue('relay/MCSFE_getWithdrawAccountInfo', { accounts: [], min: 0, max: 0 })
  await visit(page, aurora, PATH, 'withdraw')
  await expect(screen.getByRole('link', { name: 'Add bank account' })).toBeVisible()
  await screen.getByRole('link', { name: 'Add Pix key' }).click()
  await expect(page.locator('[data-screen="addBankCardPix"]')).toBeVisible()
})

/** Withdraws R$ 50 from 1,520.50. The connection breaks before the answer arrives. */
async function withdrawUnanswered(page: Page, aurora: BackOffice) {
  const screen = await memberScreen(page, aurora, PATH, 'withdraw')
  await aurora.fault('member/withdraw', { kind: 'cut', times: 1 })
  await screen.getByRole('textbox', { name: 'Amount' }).fill('50')
  await screen.locator('button[type="submit"]').click()
  await expect(screen.getByRole('alert')).toContainText(
    /withdrawal of .*50\.00.* may already have gone through/,
  )
  await expect(screen.getByRole('alert')).toContainText('it has most likely gone through')
  await expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveCount(0)
  return screen
}

/** The same request was sent `sent` times but booked once: the balance is reduced once. */
async function expectBookedOnce(page: Page, aurora: BackOffice, sent: number) {
  await expect(screenOf(page, 'withdraw').getByRole('heading', { level: 2 })).toHaveText(
    'Your withdrawal is on its way',
  )
  const bodies = (await aurora.calls(CALL)).map(({ body }) => JSON.stringify(body))
  expect(bodies).toHaveLength(sent)
  expect(new Set(bodies).size).toBe(1)
  await expect(page.getByRole('banner')).toContainText('1,470.50')
}

test('an answer that was lost: the form is opened again, the same request is sent, and it is booked once', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await withdrawUnanswered(page, aurora)
  await visit(page, aurora, PATH, 'withdraw')
  await expect(screenOf(page, 'withdraw').getByRole('alert')).toContainText('may already have gone through')
  await sendAgain(page).click()
  await expectBookedOnce(page, aurora, 2)
  await visit(page, aurora, PATH, 'withdraw')
  await expect(screenOf(page, 'withdraw').getByRole('textbox', { name: 'Amount' })).toBeVisible()
})

test('a second tab, where the member has logged in anew, knows of it; an answer there settles the first', async ({
  page,
  context,
  office,
}) => {
  const aurora = office('aurora')
  const first = await withdrawUnanswered(page, aurora)
  const second = await context.newPage()
  await asMember(second, aurora)
  await visit(second, aurora, PATH, 'withdraw')
  await sendAgain(second).click()
  await expectBookedOnce(second, aurora, 2)
  await expect(first.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  await expect(first.getByRole('alert')).toHaveCount(0)
})

test('two tabs that send at the same time send one request', async ({ page, context, office }) => {
  const aurora = office('aurora')
  const first = await memberScreen(page, aurora, PATH, 'withdraw')
  const other = await context.newPage()
  await asMember(other, aurora)
  await visit(other, aurora, PATH, 'withdraw')
  const second = screenOf(other, 'withdraw')
  await aurora.fault('member/withdraw', { kind: 'hang' })
  for (const screen of [first, second]) {
    await screen.getByRole('textbox', { name: 'Amount' }).fill('50')
    await screen.locator('button[type="submit"]').click()
  }
  await expect(second.getByRole('alert')).toContainText('may already have gone through')
  expect(await aurora.calls(CALL)).toHaveLength(1)
})

test('an answer that comes after the player has left the form is told where they are', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const screen = await memberScreen(page, aurora, PATH, 'withdraw')
  await aurora.fault('member/withdraw', { kind: 'delay', delayMs: 1500, times: 1 })
  await screen.getByRole('textbox', { name: 'Amount' }).fill('50')
  await screen.locator('button[type="submit"]').click()
  await page
    .getByRole('button', { name: 'Back' })
    .or(page.getByRole('link', { name: 'Back' }))
    .first()
    .click()
  await expect(screenOf(page, 'member.home')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Your withdrawal is on its way' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('1,470.50')
})
