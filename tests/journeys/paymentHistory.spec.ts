import { expect, featureOf, screenOf, test, visit } from '../support/journey.ts'
import { asMember } from '../support/member.ts'

const PAYMENTS = 'member/payments'

test('what was deposited is in the history, first, and by its kind', async ({ page, office }) => {
  const aurora = office('aurora')
  await asMember(page, aurora)
  await visit(page, aurora, '/m/voucherCenter', 'voucherCenter')
  const form = screenOf(page, 'voucherCenter')
  await form.getByRole('textbox', { name: 'Amount' }).fill('77')
  await form.getByRole('button', { name: /^Deposit R\$/ }).click()
  await expect(form.getByText('To pay', { exact: true })).toBeVisible()

  await visit(page, aurora, '/m/member/home', 'member.home')
  await page.getByRole('link', { name: 'Payments' }).click()
  const screen = screenOf(page, 'paymentHistory')
  const first = screen.getByRole('listitem').first()
  await expect(first).toContainText('Deposit')
  await expect(first).toContainText('77')
  await expect(first).toContainText('In progress')

  await screen.getByRole('tab', { name: 'Withdrawals' }).click()
  await expect(screen.getByRole('listitem').filter({ hasText: 'Withdrawal' }).first()).toBeVisible()
  await expect(screen.getByRole('listitem').filter({ hasText: 'Deposit' })).toHaveCount(0)
  await expect(screen.getByText('Os dados da conta não conferem com o seu cadastro.')).toBeVisible()
})

test('more payments come below; where they cannot be had, those above stay', async ({ page, office }) => {
  const aurora = office('aurora')
  await asMember(page, aurora)
  await visit(page, aurora, '/m/member/payments', 'paymentHistory')
  const rows = screenOf(page, 'paymentHistory').getByRole('listitem')
  await expect(rows).toHaveCount(20)
  await aurora.fault(PAYMENTS, { kind: 'status', status: 503 })
  await page.getByRole('button', { name: 'Show more' }).click()
  const failed = page.getByRole('alert')
  await expect(failed).toBeVisible()
  await expect(rows).toHaveCount(20)
  await aurora.clearFault(PAYMENTS)
  await failed.getByRole('button').click()
  await expect(rows).toHaveCount(24)
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
})

test('a site without the setting has no such page, and sends no such request', async ({ page, office }) => {
  const istanbul = office('istanbul')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await asMember(page, istanbul)
  await visit(page, istanbul, '/m/member/home', 'member.home')
  await expect(featureOf(page, 'languagePicker').first()).toBeAttached()
  await page.goto(`${istanbul.origin}/m/member/payments`)
  await expect(screenOf(page, 'notFound')).toBeVisible()
  expect(requests.filter((url) => url.includes(`/wps/${PAYMENTS}`))).toEqual([])
})
