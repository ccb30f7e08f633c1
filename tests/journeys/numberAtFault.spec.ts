import { expect, test, visit } from '../support/journey.ts'
import { loginForm, withoutCaptcha } from '../support/loginForm.ts'
import { registerForm } from '../support/registering.ts'
import { factorMember, fieldOf, logInHalf, modalOf, TABS, tabOf } from '../support/secondFactor.ts'

/** Every form that sends codes to a number shows the number's errors next to the number. */
const WORDS = 'The mobile number is not right.'

test('registration: a number that is none is said beside the number, and not beside the code', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await withoutCaptcha(saigon)
  await visit(page, saigon, '/m/register', 'register')
  const form = registerForm(page)
  await form.getByRole('tab', { name: 'Mobile number' }).click()
  const number = form.getByLabel('Mobile number', { exact: true })
  await number.fill('12')
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect(form.getByRole('alert')).toHaveText(WORDS)
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expect(number).toBeFocused()
  await expect(form.getByLabel('Verification code', { exact: true })).not.toHaveAttribute('aria-invalid')

  await number.fill('908 001 555')
  await expect(form.getByRole('alert'), 'it says nothing about what stands there now').toHaveCount(0)
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect.poll(() => saigon.codeSentTo('908001555')).not.toBe('')
})

test('registration: a number and a name that are taken are said beside their fields', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await withoutCaptcha(saigon)
  await visit(page, saigon, '/m/register', 'register')
  const form = registerForm(page)
  const register = form.getByRole('button', { name: 'Register', exact: true })
  const name = form.getByLabel('Username', { exact: true })
  await name.fill('player')
  await form.getByLabel('Password', { exact: true }).fill('Sunshine!2026')
  await register.click()
  await expect(form.getByRole('alert')).toHaveText('This username is taken.')
  await expect(name).toBeFocused()

  await form.getByRole('tab', { name: 'Mobile number' }).click()
  const number = form.getByLabel('Mobile number', { exact: true })
  await number.fill('908001011')
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect.poll(() => saigon.codeSentTo('908001011')).not.toBe('')
  await form.getByLabel('Verification code', { exact: true }).fill(await saigon.codeSentTo('908001011'))
  await register.click()
  await expect(form.getByRole('alert')).toHaveText('This mobile number is registered already.')
  await expect(number).toBeFocused()
})

test('login: what was wrong with the number is not said where a password proves it', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await withoutCaptcha(aurora)
  await visit(page, aurora, '/m/login', 'login')
  const form = loginForm(page)
  await form.tab('Mobile number').click()
  await form.main.getByRole('button', { name: 'Use an SMS code instead' }).click()
  await form.mobile.fill('12')
  await form.main.getByRole('button', { name: 'Send code' }).click()
  await expect(form.alert).toHaveText(WORDS)
  await expect(form.mobile).toBeFocused()
  await form.main.getByRole('button', { name: 'Use your password instead' }).click()
  await expect(form.alert).toHaveCount(0)
})

test('second factor: a number that is none is marked; one with blanks and dashes is the same number', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await withoutCaptcha(aurora)
  const member = factorMember('aurora', 'allfactors')
  await logInHalf(page, aurora, member)
  await tabOf(page, TABS.sms).click()
  const number = fieldOf(page, 'Mobile number')
  await number.fill('12')
  await modalOf(page).getByRole('button', { name: 'Send code' }).click()
  await expect(modalOf(page).getByRole('alert')).toHaveText(WORDS)
  await expect(number).toBeFocused()

  const { mobileNum } = member
  await number.fill(`${mobileNum.slice(0, 2)} ${mobileNum.slice(2, 7)}-${mobileNum.slice(7)}`)
  await expect(modalOf(page).getByRole('alert')).toHaveCount(0)
  await modalOf(page).getByRole('button', { name: 'Send code' }).click()
  await expect.poll(() => aurora.codeSentTo(mobileNum)).not.toBe('')
})
