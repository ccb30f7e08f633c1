import type { Page } from '@playwright/test'
import type { BackOffice } from '../support/backOffice.ts'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { loginForm, PASSWORD, withoutCaptcha } from '../support/loginForm.ts'

const PATH = '/wps/member/password'
const NEW = 'Forgotten!2027'
/** A member from members.json. */
const MEMBER = { userName: 'player', mobileNum: '908001011', email: 'player@nguoichoi.example' }
const REFUSED =
  'That did not work. Check the code, and that it went to the number or address of your account.'

/** The parts of the flow, found by their names. */
function resetForm(page: Page) {
  const main = screenOf(page, 'login')
  return {
    main,
    field: (label: string) => main.getByLabel(label, { exact: true }),
    tab: (name: string) => main.getByRole('tab', { name, exact: true }),
    press: (name: string) => main.getByRole('button', { name, exact: true }).click(),
    heading: main.getByRole('heading', { name: 'Reset your password' }),
  }
}
type Form = ReturnType<typeof resetForm>

async function open(page: Page, office: BackOffice): Promise<Form> {
  await withoutCaptcha(office)
  await visit(page, office, '/m/login', 'login')
  await loginForm(page).main.getByRole('button', { name: 'Forgot password?' }).click()
  const form = resetForm(page)
  await expect(form.heading).toBeVisible()
  return form
}
const say = async (form: Form, password = NEW, repeated = password) => {
  await form.field('New password').fill(password)
  await form.field('Confirm password').fill(repeated)
}
/** Requests a code for the receiver in the form and returns the code. */
async function sendCode(form: Form, office: BackOffice, receiver: string): Promise<string> {
  await form.press('Send code')
  await expect.poll(() => office.codeSentTo(receiver)).not.toBe('')
  return office.codeSentTo(receiver)
}

test('a forgotten password is set anew by a name and a code by SMS, and logs in', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  const form = await open(page, saigon)
  await form.press('Next')
  await expect(form.field('Username'), 'who it is must be said').toBeFocused()
  await form.field('Username').fill(MEMBER.userName)
  await form.press('Next')
  await form.field('Mobile number').fill(MEMBER.mobileNum)
  const code = await sendCode(form, saigon, MEMBER.mobileNum)

  await form.field('Verification code').fill(code)
  await say(form, NEW, 'other')
  await form.press('Change password')
  await expect(form.main.getByRole('alert')).toHaveText('The passwords are not the same')
  expect(await saigon.calls(PATH), 'nothing was sent').toEqual([])
  await say(form, 'short')
  await form.press('Change password')
  await expect(form.main.getByRole('alert')).toHaveText('A password has 6 to 64 characters.')
  await expect(form.field('New password')).toBeFocused()

  await say(form)
  await form.press('Change password')
  await expect(page.getByRole('status').filter({ hasText: 'Your password has been changed' })).toBeVisible()
  await expect(loginForm(page).button).toBeVisible()
  const sent = await saigon.calls(PATH)
  expect(sent.at(-1)?.body).toMatchObject({
    username: MEMBER.userName,
    mobileNum: MEMBER.mobileNum,
    countryDialingCode: '84',
  })
  expect(sent.at(-1)?.headers.names).not.toContain('authorization')
  await loginForm(page).submit(MEMBER.userName, PASSWORD)
  await expect(loginForm(page).alert, 'the old one is over').toBeVisible()
  await loginForm(page).submit(MEMBER.userName, NEW)
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('a forgotten password is set anew by a number and a code by email', async ({ page, office }) => {
  const manila = office('manila')
  const member = { userName: 'player', mobileNum: '9175550111', email: 'player@manlalaro.example' }
  const form = await open(page, manila)
  await form.tab('Mobile number').click()
  await form.field('Mobile number').fill(member.mobileNum)
  await form.press('Next')
  await expect(form.field('Mobile number'), 'what was typed is there').toHaveValue(member.mobileNum)
  await form.tab('Email').click()
  await form.field('Email').fill('not an address')
  await say(form)
  await form.press('Change password')
  await expect(form.main.getByText('This is not an email address')).toBeVisible()
  await form.field('Email').fill(` ${member.email} `)
  await form.field('Verification code').fill(await sendCode(form, manila, member.email))
  await form.press('Change password')
  await expect(loginForm(page).button).toBeVisible()
  const [sent] = await manila.calls(PATH)
  expect(sent?.body).toMatchObject({ mobileNum: member.mobileNum, email: member.email })
  await loginForm(page).submit(member.userName, NEW)
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('a reset never says whether there is an account: its words are the same for nobody and for a wrong code', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  const form = await open(page, saigon)
  await form.field('Username').fill('nobody-at-all')
  await form.press('Next')
  await form.field('Mobile number').fill('908999999')
  await form.field('Verification code').fill(await sendCode(form, saigon, '908999999'))
  await say(form)
  await form.press('Change password')
  await expect(form.main.getByRole('alert')).toHaveText(REFUSED)
  await expect(form.field('Verification code')).toBeFocused()

  await form.press('Back')
  await form.field('Username').fill(MEMBER.userName)
  await form.press('Next')
  await form.field('Mobile number').fill(MEMBER.mobileNum)
  await form.field('Verification code').fill('000000')
  await form.press('Change password')
  await expect(form.main.getByRole('alert')).toHaveText(REFUSED)

  // Another back office may give the reason in its message.
  await saigon.fault('member/password', {
    kind: 'business',
    code: 'not.exists.user',
    message: 'There is no such user.',
  })
  await form.press('Change password')
  await expect(form.main.getByRole('alert')).toHaveText(REFUSED)
  await expect(form.main.getByText('no such user')).toHaveCount(0)
})

test('a code is said to be on its way also where the back office says that nobody has the address', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  await manila.fault('verification/email/noLogin', {
    kind: 'business',
    code: 'email.not.exists',
    message: 'Nobody has this address.',
  })
  const form = await open(page, manila)
  await form.field('Username').fill('somebody')
  await form.press('Next')
  await form.tab('Email').click()
  await form.field('Email').fill('nobody@players.example')
  await form.press('Send code')
  await expect(form.main.getByText('Sent. Look at your messages.')).toBeVisible()
  await expect(form.main.getByRole('alert')).toHaveCount(0)
})

test('a reset that fails on its way says so, keeps what was typed, and works the second time', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  const form = await open(page, saigon)
  await form.field('Username').fill(MEMBER.userName)
  await form.press('Next')
  await form.field('Mobile number').fill(MEMBER.mobileNum)
  await form.field('Verification code').fill(await sendCode(form, saigon, MEMBER.mobileNum))
  await say(form)
  await saigon.fault('member/password', { kind: 'status', status: 500 })
  await form.press('Change password')
  await expect(form.main.getByRole('alert')).toBeVisible()
  await expect(form.main.getByRole('alert')).not.toHaveText(REFUSED)
  await saigon.clearFault('member/password')
  await saigon.fault('member/password', { kind: 'status', status: 404 })
  await form.press('Change password')
  await expect(form.main.getByRole('alert')).toContainText('This is not available here.')
  await saigon.clearFault('member/password')
  await form.press('Change password')
  await expect(loginForm(page).button).toBeVisible()
})

test('a code that has expired is said to be so, and the phone’s Back leads out of the reset', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  const form = await open(page, saigon)
  await form.field('Username').fill(MEMBER.userName)
  await form.press('Next')
  await form.field('Mobile number').fill(MEMBER.mobileNum)
  await form.field('Verification code').fill(await sendCode(form, saigon, MEMBER.mobileNum))
  await saigon.advanceClock(10 * 60_000)
  await say(form)
  await form.press('Change password')
  await expect(form.main.getByRole('alert')).toHaveText('The verification code has expired.')
  await page.reload()
  await expect(form.heading, 'a reload stays there').toBeVisible()
  await page.goBack()
  await expect(loginForm(page).button).toBeVisible()
})
