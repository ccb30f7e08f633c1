import { captchaOf, drag, sliderOf } from '../support/captcha.ts'
import { phoneCode, prepareIdentities } from '../support/identity.ts'
import { expect, test } from '../support/journey.ts'
import { comeAnotherDay } from '../support/loginForm.ts'
import {
  confirm,
  expectLoggedIn,
  factorMember,
  fieldOf,
  logInAgain,
  logInHalf,
  modalOf,
  sendCode,
  TABS,
  tabOf,
} from '../support/secondFactor.ts'

const SMS = '/wps/verification/sms/noLogin'

for (const [merchant, width, dialing] of [
  ['aurora', 320, '55'],
  ['saigon', 360, '84'],
  ['saigon', 430, '84'],
] as const) {
  test(`${merchant}, ${width} px: an SMS code that is wrong, expired or used is refused, a fresh one logs in`, async ({
    page,
    office,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const merchantState = office(merchant)
    await merchantState.setFlags({ GEETESTVCODE3: false })
    const member = factorMember(merchant, 'sms')
    const says = (words: string) => expect(modalOf(page).getByRole('alert')).toHaveText(words)
    const submit = async (code: string) => {
      await fieldOf(page, 'Verification code').fill(code)
      await confirm(page)
    }
    await logInHalf(page, merchantState, member)
    await fieldOf(page, 'Mobile number').fill(` ${member.mobileNum} `)
    await sendCode(page)
    await expect(fieldOf(page, 'Verification code')).toBeFocused()
    await submit('000000')
    await says('The verification code is not right.')

    const code = await merchantState.codeSentTo(member.mobileNum)
    await merchantState.advanceClock(121_000)
    await submit(code)
    await says('The verification code has expired.')

    await page.keyboard.press('Escape')
    // The dialog closes with a step back in the history, which would end a reload.
    await expect(modalOf(page)).toHaveCount(0)
    await page.reload()
    await logInAgain(page, member)
    await fieldOf(page, 'Mobile number').fill(member.mobileNum)
    await sendCode(page)
    const fresh = await merchantState.codeSentTo(member.mobileNum)
    await submit(`${fresh.slice(0, 3)}-${fresh.slice(3)}`)
    await expectLoggedIn(page)

    await comeAnotherDay(page)
    await logInHalf(page, merchantState, member)
    await fieldOf(page, 'Mobile number').fill(member.mobileNum)
    await submit(fresh)
    await says('The verification code has been used already.')

    const asked = await merchantState.calls(SMS)
    expect(asked.map(({ body }) => body)).toEqual(
      Array(2).fill({ countryDialingCode: dialing, mobileNum: member.mobileNum }),
    )
  })
}

test('the countdown runs on while the modal is closed, and another code may be sent when it is over', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  const member = factorMember('saigon', 'allfactors')
  const send = modalOf(page).getByRole('button', { name: 'Send code' })
  await page.clock.install({ time: '2026-11-21T10:00:00Z' })
  await logInHalf(page, saigon, member)
  await tabOf(page, TABS.sms).click()
  await fieldOf(page, 'Mobile number').fill(member.mobileNum)
  await sendCode(page)
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await expect(send).toContainText(/1(20|1\d) s/)

  await page.keyboard.press('Escape')
  await page.clock.fastForward(1000)
  await expect(modalOf(page)).toHaveCount(0)
  await page.clock.fastForward(60_000)
  await logInAgain(page, member)
  await tabOf(page, TABS.sms).click()
  await expect(send).toContainText(/\b[345]\d s/)
  await send.click({ force: true })
  expect(await saigon.calls(SMS)).toHaveLength(1)

  await page.clock.fastForward(60_000)
  await expect(send).toHaveText('Send code')
  await expect(modalOf(page).getByRole('status').filter({ hasText: 'another code now' })).toBeAttached()
  await fieldOf(page, 'Mobile number').fill(member.mobileNum)
  await sendCode(page)
  expect(await saigon.calls(SMS)).toHaveLength(2)
})

test('a code that cannot be sent says why, and may be asked for again at once', async ({ page, office }) => {
  const saigon = office('saigon')
  await logInHalf(page, saigon, factorMember('saigon', 'sms'))
  await fieldOf(page, 'Mobile number').fill('12')
  await modalOf(page).getByRole('button', { name: 'Send code' }).click()
  await expect(modalOf(page).getByRole('alert')).toHaveText('The mobile number is not right.')
  await fieldOf(page, 'Mobile number').fill('908001099')
  await sendCode(page)
  await expect(modalOf(page).getByRole('alert')).toHaveCount(0)
})

test('a time that is none counts as 60 seconds', async ({ page, office }) => {
  const saigon = office('saigon')
  await saigon.setValue('verification/sms/noLogin', { expirationTime: 'soon' })
  await logInHalf(page, saigon, factorMember('saigon', 'sms'))
  await fieldOf(page, 'Mobile number').fill('908001099')
  await sendCode(page)
  await expect(modalOf(page).getByRole('button', { name: 'Send code' })).toContainText(/^(60|5\d) s/)
})

test('where GEETESTVCODE3 asks for it, a slider comes before the code; who closes it is asked to verify first', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const captcha = captchaOf(aurora)
  await captcha.demand('none', false, 'v4')
  const member = factorMember('aurora', 'sms')
  const send = modalOf(page).getByRole('button', { name: 'Send code' })
  await logInHalf(page, aurora, member)
  await fieldOf(page, 'Mobile number').fill(member.mobileNum)
  await send.click()
  await expect(sliderOf(page)).toBeVisible()
  await page.locator('.geetest_close').click()
  await expect(modalOf(page).getByRole('alert')).toHaveText('Please complete verification first')
  expect(await aurora.calls(SMS)).toEqual([])

  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await send.click()
    await expect(sliderOf(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await leave()
    await expect(sliderOf(page)).toBeHidden()
    await expect(modalOf(page), 'only the topmost closes').toBeVisible()
    await expect(fieldOf(page, 'Mobile number')).toHaveValue(member.mobileNum)
  }

  await send.click()
  await drag(page, captcha.target)
  await expect(send).toContainText(/\d s/)
  await fieldOf(page, 'Verification code').fill(await aurora.codeSentTo(member.mobileNum))
  await confirm(page)
  await expectLoggedIn(page)
})

test('where Firebase sends the codes, one is sent and confirmed there, and its token proves it', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await aurora.patchStatus({ info: { sms: { firebase: true } } })
  await prepareIdentities(page, aurora)
  const member = factorMember('aurora', 'sms')
  const send = modalOf(page).getByRole('button', { name: 'Send code' })
  await logInHalf(page, aurora, member)
  await fieldOf(page, 'Verification code').fill('123456')
  await fieldOf(page, 'Mobile number').fill(member.mobileNum)
  await confirm(page)
  await expect(modalOf(page).getByRole('alert')).toHaveText('Please ask for a code first.')

  await sendCode(page)
  await expect(send).toContainText(/^(60|5\d) s/)
  const code = await phoneCode(aurora, `+55${member.mobileNum}`)
  await fieldOf(page, 'Verification code').fill(code === '111111' ? '222222' : '111111')
  await confirm(page)
  await expect(modalOf(page).getByRole('alert')).toHaveText('This code is not right.')
  expect(await aurora.calls('/wps/session/login/verification')).toEqual([])
  await fieldOf(page, 'Verification code').fill(code)
  await confirm(page)
  await expectLoggedIn(page)
  const [submit] = await aurora.calls('/wps/session/login/verification')
  expect(Object.keys(submit?.body ?? {})).toContain('firebaseIdToken')
  expect(Object.keys(submit?.body ?? {})).not.toContain('verificationCode')
  expect(await aurora.calls(SMS)).toEqual([])
})
