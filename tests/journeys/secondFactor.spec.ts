import { timeCode } from '../../scripts/backoffice/codes.ts'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { fillLogin } from '../support/logIn.ts'
import { comeAnotherDay } from '../support/loginForm.ts'
import {
  confirm,
  expectLoggedIn,
  expectStillGuest,
  factorMember,
  factorMembers,
  fieldOf,
  logInAgain,
  logInHalf,
  modalOf,
  TABS,
  tabOf,
} from '../support/secondFactor.ts'

const VERIFICATION = '/wps/session/login/verification'

for (const merchant of ['aurora', 'saigon']) {
  test(`${merchant}: each member finds the tabs that the answer allows, in their order, and no other`, async ({
    page,
    office,
  }) => {
    await visit(page, office(merchant), '/m/login', 'login')
    for (const member of factorMembers(merchant)) {
      await logInAgain(page, member)
      const wanted = Object.entries(TABS).flatMap(([flag, name]) =>
        Object.entries(member.secondFactor ?? {}).some(([own, on]) => own === flag && on) ? [name] : [],
      )
      await expect(modalOf(page).getByRole('tab'), member.userName).toHaveText(wanted)
      await page.keyboard.press('Escape')
      await expect(modalOf(page)).toHaveCount(0)
    }
  })
}

for (const [merchant, width] of [
  ['aurora', 320],
  ['saigon', 360],
  ['aurora', 430],
] as const) {
  test(`${merchant}, ${width} px: every way but SMS refuses what is wrong, in the server's words, and takes what is right`, async ({
    page,
    office,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const merchantState = office(merchant)
    const member = factorMember(merchant, 'allfactors')
    const ways = [
      {
        tab: TABS.payeeName,
        field: 'Payee name',
        right: ` ${member.payeeName} `,
        words: 'The payee name is not right.',
      },
      {
        tab: TABS.ga,
        field: 'Verification code',
        right: `${member.ga}`,
        words: 'The verification code is not right.',
      },
      { tab: TABS.email, field: 'Email', right: ` ${member.email} `, words: 'The email is not right.' },
    ]
    for (const { tab, field, right, words } of ways) {
      await logInHalf(page, merchantState, member)
      await tabOf(page, tab).click()
      await fieldOf(page, field).fill('000')
      await confirm(page)
      await expect(modalOf(page).getByRole('alert')).toHaveText(words)
      await expect(fieldOf(page, field)).toBeFocused()
      await expect(fieldOf(page, field)).toHaveAttribute('aria-invalid', 'true')
      await fieldOf(page, field).fill(right)
      await confirm(page)
      await expectLoggedIn(page)
      await comeAnotherDay(page)
    }
    const sent = (await merchantState.calls(VERIFICATION)).map(({ body }) => body)
    const { userName: username, payeeName, email } = member
    expect(sent.filter((_, index) => index % 2 === 1)).toEqual([
      { username, password: '•••', method: 'P', payeeName },
      expect.objectContaining({ username, method: 'G' }),
      { username, password: '•••', method: 'E', email },
    ])
  })
}

test('an authenticator’s code holds once, and not after its time', async ({ page, office }) => {
  const saigon = office('saigon')
  const member = factorMember('saigon', 'authenticator')
  const start = Date.parse('2026-11-21T10:00:05Z')
  const code = timeCode(member.ga ?? '', start)
  const submit = async (typed: string) => {
    await fieldOf(page, 'Verification code').fill(typed)
    await confirm(page)
  }
  await saigon.setClock('2026-11-21T10:00:05Z')
  await logInHalf(page, saigon, member)
  await submit(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expectLoggedIn(page)

  await comeAnotherDay(page)
  await logInHalf(page, saigon, member)
  await submit(code)
  await expect(modalOf(page).getByRole('alert')).toHaveText('The verification code has been used already.')
  await saigon.setClock('2026-11-21T10:02:05Z')
  await submit(code)
  await expect(modalOf(page).getByRole('alert')).toHaveText('The verification code has expired.')
  await submit(timeCode(member.ga ?? '', start + 120_000))
  await expectLoggedIn(page)
})

test('an empty field is marked and focused, blanks are empty, and nothing is submitted', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await logInHalf(page, aurora, factorMember('aurora', 'allfactors'))
  for (const [tab, labels] of [
    [TABS.payeeName, ['Payee name']],
    [TABS.sms, ['Mobile number', 'Verification code']],
    [TABS.ga, ['Verification code']],
    [TABS.email, ['Email']],
  ] as const) {
    await tabOf(page, tab).click()
    for (const label of labels) await fieldOf(page, label).fill('   ')
    await confirm(page)
    await expect(fieldOf(page, labels[0])).toBeFocused()
    for (const label of labels) await expect(fieldOf(page, label)).toHaveAttribute('aria-invalid', 'true')
  }
  await tabOf(page, TABS.sms).click()
  await fieldOf(page, 'Mobile number').fill('')
  await confirm(page)
  await page.keyboard.type('21987001021')
  await expect(fieldOf(page, 'Mobile number'), 'typing moves no focus').toHaveValue('21987001021')
  await confirm(page)
  await expect(fieldOf(page, 'Verification code')).toBeFocused()
  await fieldOf(page, 'Mobile number').fill('')
  await modalOf(page).getByRole('button', { name: 'Send code' }).click()
  await expect(fieldOf(page, 'Mobile number')).toBeFocused()
  await expect(fieldOf(page, 'Mobile number')).toHaveAttribute('aria-invalid', 'true')
  expect(await aurora.calls(VERIFICATION)).toEqual([])
  expect(await aurora.calls('/wps/verification/sms/noLogin')).toEqual([])
})

test('switching tabs keeps what was typed; the arrows lead through the tabs', async ({ page, office }) => {
  await logInHalf(page, office('saigon'), factorMember('saigon', 'allfactors'))
  await expect(fieldOf(page, 'Payee name'), 'the first field takes the focus').toBeFocused()
  await page.keyboard.type('Lan')
  await tabOf(page, TABS.payeeName).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabOf(page, TABS.sms)).toBeFocused()
  await fieldOf(page, 'Mobile number').fill('908 001')
  await fieldOf(page, 'Verification code').fill('12-34')
  await expect(fieldOf(page, 'Verification code')).toHaveValue('1234')
  await tabOf(page, TABS.ga).click()
  await expect(fieldOf(page, 'Verification code'), 'another code is another code').toHaveValue('')
  await fieldOf(page, 'Verification code').fill('99')
  await tabOf(page, TABS.payeeName).click()
  await expect(fieldOf(page, 'Payee name')).toHaveValue('Lan')
  await tabOf(page, TABS.sms).click()
  await expect(fieldOf(page, 'Mobile number')).toHaveValue('908 001')
  await expect(fieldOf(page, 'Verification code')).toHaveValue('1234')
})

for (const [way, leave] of [
  ['Close', 'button'],
  ['Escape', 'key'],
  ['the phone’s back button', 'back'],
] as const) {
  test(`cancelling by ${way} returns to the login with nothing half done, and the login works again`, async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    const member = factorMember('aurora', 'payee')
    await logInHalf(page, aurora, member)
    await fieldOf(page, 'Payee name').fill('half a name')
    if (leave === 'button') await modalOf(page).getByRole('button', { name: 'Close', exact: true }).click()
    else if (leave === 'key') await page.keyboard.press('Escape')
    else await page.goBack()
    await expectStillGuest(page)
    await expect(screenOf(page, 'login').getByRole('button', { name: 'Log in', exact: true })).toBeFocused()
    await expect(screenOf(page, 'login').getByRole('alert')).toHaveCount(0)
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.toContain(member.password)

    await logInAgain(page, member)
    await expect(fieldOf(page, 'Payee name'), 'a new question').toHaveValue('')
    await fieldOf(page, 'Payee name').fill(member.payeeName)
    await page.keyboard.press('Enter')
    await expectLoggedIn(page)
  })
}

test('an answer that comes after the player cancelled logs nobody in', async ({ page, office }) => {
  const aurora = office('aurora')
  const member = factorMember('aurora', 'payee')
  await logInHalf(page, aurora, member)
  await aurora.fault('session/login/verification', { kind: 'delay', delayMs: 700 })
  await fieldOf(page, 'Payee name').fill(member.payeeName)
  const sent = page.waitForRequest((request) => request.url().includes(VERIFICATION))
  await confirm(page)
  await sent
  await page.keyboard.press('Escape')
  await expectStillGuest(page)
  await expect.poll(async () => (await aurora.calls(VERIFICATION)).length).toBe(1)
  await expectStillGuest(page)
})

test('a network that is gone is said in the modal, and the same answer is good a moment later', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  const member = factorMember('saigon', 'email')
  await logInHalf(page, saigon, member)
  await fieldOf(page, 'Email').fill(member.email)
  await saigon.fault('session/login/verification', { kind: 'status', status: 500, times: 1 })
  await confirm(page)
  await expect(modalOf(page).getByRole('alert')).toBeVisible()
  await expect(fieldOf(page, 'Email')).toHaveValue(member.email)
  await confirm(page)
  await expectLoggedIn(page)
})

test('an answer that allows no way says so, names somebody who can help, and leads back to the login', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await visit(page, aurora, '/m/login', 'login')
  await fillLogin(page, { userName: 'nofactor', password: 'Player!2026' })
  await expect(modalOf(page)).toContainText('no way to confirm it is set up')
  await expect(modalOf(page).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', /^https?:/)
  await expect(modalOf(page).getByRole('tab')).toHaveCount(0)
  await modalOf(page).getByRole('button', { name: 'Close' }).click()
  await expectStillGuest(page)
  await expect(screenOf(page, 'login').getByLabel('Username', { exact: true })).toHaveValue('nofactor')
})
