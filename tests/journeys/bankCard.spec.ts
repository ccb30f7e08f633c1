import { expect, screenOf, test, visit } from '../support/journey.ts'
import { asMember, memberScreen } from '../support/member.ts'

const BANK = '/m/securityCenter/addBankCard'
const PIX = '/m/securityCenter/addBankCardPix'

test('a bank account that is added can be withdrawn to; its number leaves encrypted', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const screen = await memberScreen(page, aurora, BANK, 'addBankCard')
  await screen.getByLabel('Bank', { exact: true }).selectOption({ label: 'Banco Guanabara' })
  await screen.getByLabel('Account number').fill('7788-1234 5')
  await screen.getByLabel('Account holder').fill('Mariana Souza')
  const sent = page.waitForRequest((request) => request.url().endsWith('/wps/member/bankCard'))
  await screen.getByRole('button', { name: 'Confirm' }).click()
  expect((await sent).postData()).toBe('{}')
  await expect(screen.getByRole('heading', { name: 'The account has been added' })).toBeVisible()
  await screen.getByRole('link', { name: 'Withdraw' }).click()
  const account = screenOf(page, 'withdraw').getByRole('radio', { name: /^Banco Guanabara/ })
  await expect(account).toBeVisible()
  await expect(screenOf(page, 'withdraw')).toContainText('•••• 2345')
})

test('a bank that is not on the list is written; what is missing is marked, and the first of it has the focus', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  const screen = await memberScreen(page, manila, BANK, 'addBankCard')
  await screen.getByRole('button', { name: 'Confirm' }).click()
  await expect(screen.getByRole('alert')).toHaveCount(3)
  await expect(screen.getByRole('combobox', { name: 'Bank' })).toBeFocused()
  await screen.getByRole('combobox', { name: 'Bank' }).selectOption({ label: 'Another bank' })
  await screen.getByRole('textbox', { name: 'Bank' }).fill('Island Bank')
  await screen.getByLabel('Account number').fill('GB82WEST12345698765433')
  await screen.getByLabel('Account holder').fill('Ana')
  await screen.getByRole('button', { name: 'Confirm' }).click()
  await expect(screen.getByRole('alert')).toHaveText('Please check the account number')
  await screen.getByLabel('Account number').fill('GB82WEST12345698765432')
  await screen.getByRole('button', { name: 'Confirm' }).click()
  await expect(screen.getByRole('heading', { name: 'The account has been added' })).toBeVisible()
})

test('a PIX key is checked by its type, and sent in the one form that it is kept in', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const screen = await memberScreen(page, aurora, PIX, 'addBankCardPix')
  const key = screen.getByLabel('Pix key', { exact: true })
  const send = screen.getByRole('button', { name: 'Confirm' })
  await screen.getByLabel('Account holder').fill('Mariana Souza')
  await key.fill('529.982.247-24')
  await send.click()
  await expect(screen.getByRole('alert')).toHaveText('This is not a valid key: CPF')
  await screen.getByRole('radio', { name: 'Mobile number' }).check()
  await expect(key).toHaveValue('')
  await key.fill('11 98765-4321')
  await send.click()
  await expect(screen.getByRole('heading', { name: 'The account has been added' })).toBeVisible()
  const [call] = await aurora.calls('/wps/member/bankCardPix')
  expect(call?.body).toMatchObject({ keyType: 'PHONE', key: '+5511987654321' })
})

test('the member centre leads there: a PIX key only where PIX pays', async ({ page, office }) => {
  for (const [merchant, pix] of [
    ['aurora', 1],
    ['manila', 0],
  ] as const) {
    const there = office(merchant)
    await asMember(page, there)
    await visit(page, there, '/m/member/home', 'member.home')
    await screenOf(page, 'member.home').getByRole('button', { name: 'Security' }).click()
    const sheet = page.getByRole('dialog', { name: 'Security' })
    await expect(sheet.getByRole('link', { name: 'Change password' })).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Add Pix key' })).toHaveCount(pix)
    await sheet.getByRole('link', { name: 'Add bank account' }).click()
    await expect(screenOf(page, 'addBankCard')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('where PIX does not pay, the address of its form leads to a bank account', async ({ page, office }) => {
  const saigon = office('saigon')
  const screen = await memberScreen(page, saigon, PIX, 'addBankCardPix')
  await expect(screen.getByRole('textbox')).toHaveCount(0)
  await expect(screen.locator('a[href="/m/securityCenter/addBankCard"]')).toBeVisible()
})
