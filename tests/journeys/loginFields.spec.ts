import { expect, screenOf, test, visit } from '../support/journey.ts'
import { loginForm, PASSWORD } from '../support/loginForm.ts'

test('empty fields: each is marked, the first has the focus, and nothing is sent', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  await visit(page, manila, '/m/login', 'login')
  const form = loginForm(page)
  await form.button.click()
  await expect(form.username).toBeFocused()
  for (const field of [form.username, form.password])
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(form.alert).toHaveCount(2)
  expect(await manila.calls('/wps/session/login')).toEqual([])
})

test('the keyboard’s own button leads from the name to the password, and from there in', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  await visit(page, manila, '/m/login', 'login')
  const form = loginForm(page)
  await form.username.fill('player')
  await form.username.press('Enter')
  await expect(form.password).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('fields say to keyboards and password managers what they are, take a paste, and show the password', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await visit(page, saigon, '/m/login', 'login')
  const form = loginForm(page)
  await expect(form.username).toHaveAttribute('autocomplete', 'username')
  await expect(form.username).toHaveAttribute('autocapitalize', 'none')
  await expect(form.password).toHaveAttribute('autocomplete', 'current-password')
  await form.password.focus()
  await page.keyboard.insertText(PASSWORD)
  await expect(form.password).toHaveValue(PASSWORD)
  await form.main.getByRole('button', { name: 'Show password' }).click()
  await expect(form.password).toHaveAttribute('type', 'text')
  await form.main.getByRole('button', { name: 'Hide password' }).click()
  await form.tab('Mobile number').click()
  await expect(form.mobile).toHaveAttribute('autocomplete', 'tel-national')
  await expect(form.mobile).toHaveAttribute('inputmode', 'tel')
})

test('the button stays in the window when the keyboard takes half of it', async ({ page, office }) => {
  const aurora = office('aurora')
  await visit(page, aurora, '/m/login', 'login')
  const form = loginForm(page)
  await form.password.focus()
  // With interactive-widget=resizes-content the on-screen keyboard reduces the window's height.
  await page.setViewportSize({ width: 360, height: 420 })
  await expect
    .poll(async () => {
      const [button, field] = [await form.button.boundingBox(), await form.password.boundingBox()]
      if (!button || !field) return 'not there'
      const isIn = button.y >= 0 && button.y + button.height <= 420
      const isFree = field.y >= 0 && field.y + field.height <= button.y
      return isIn && isFree
    })
    .toBe(true)
})
