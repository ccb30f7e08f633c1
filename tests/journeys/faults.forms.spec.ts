import type { Locator } from '@playwright/test'
import { CATALOGUE } from '../support/faults/catalogue.ts'
import { FAULTS, type FaultKind, GUARD_MS, OTHERS, ofForm } from '../support/faults/kinds.ts'
import { eachFault, expectAskedToLogIn, expectTexts, type Watched, watched } from '../support/faults/watch.ts'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { fillLogin } from '../support/logIn.ts'
import { withoutCaptcha } from '../support/loginForm.ts'
import { memberScreen } from '../support/member.ts'

const MINUTE_MS = 60_000

/** Presses a button and waits until it is no longer busy. */
async function press(visitor: Watched, button: Locator, path: string, kind: FaultKind): Promise<void> {
  const asked = visitor.page.waitForRequest(`**/wps/${path}`)
  await button.click()
  await asked
  await visitor.passTime(kind, async () => (await button.getAttribute('aria-busy')) !== 'true')
}

test('the second factor: whatever goes wrong with the call, the modal says why, once, and works again', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await withoutCaptcha(aurora)
  const visitor = await watched(page)
  await visit(page, aurora, '/m/login', 'login')
  const path = 'session/login/verification'
  const modal = page.getByRole('dialog')
  const confirm = modal.locator('button[type="submit"]')
  const open = async () => {
    await fillLogin(page, { userName: 'payee', password: 'Player!2026' })
    await modal.getByLabel('Payee name').fill('Nobody At All')
  }
  await open()
  await eachFault(aurora, path, test.step, {
    async meet(kind) {
      await press(visitor, confirm, path, kind)
      // Only the value has the wrong shape. The call is refused anyway, and the value of a refusal is not read.
      await expectTexts(
        visitor,
        kind.fault.kind === 'shape' ? /name (is|does) not/ : CATALOGUE[ofForm(kind.situation)].text,
      )
      await visitor.expectWell(modal)
    },
  })
  await confirm.click()
  await expect(modal).toContainText(/name/)
})

test('a code by SMS: whatever goes wrong with the call, the field says why, once, and another can be sent', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await withoutCaptcha(saigon)
  const visitor = await watched(page)
  await visit(page, saigon, '/m/register', 'register')
  const path = 'verification/sms/noLogin'
  const form = screenOf(page, 'register')
  await form.getByRole('tab', { name: 'Mobile number' }).click()
  const send = form.getByRole('button', { name: /send code/i })
  let number = 0
  const next = async () => {
    number += 1
    await form.getByLabel('Mobile number').fill(`9${String(number).padStart(8, '0')}`)
  }
  await eachFault(saigon, path, test.step, {
    async meet(kind) {
      await next()
      await press(visitor, send, path, kind)
      const isSent = kind.fault.kind === 'shape'
      if (isSent) await expect(send).toHaveAttribute('aria-disabled', 'true')
      await expectTexts(visitor, isSent ? undefined : CATALOGUE[ofForm(kind.situation)].text)
      await visitor.expectWell()
      if (isSent) await page.clock.fastForward(2 * MINUTE_MS)
    },
  })
  await next()
  await send.click()
  await expect(send).toHaveAttribute('aria-disabled', 'true')
})

test('a code by email: whatever goes wrong with the call, the field says why, once', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  await withoutCaptcha(manila)
  const visitor = await watched(page)
  await visit(page, manila, '/m/login', 'login')
  const path = 'verification/email/noLogin'
  const form = screenOf(page, 'login')
  await form.getByRole('button', { name: 'Forgot password?' }).click()
  await form.getByLabel('Username', { exact: true }).fill('somebody')
  await form.getByRole('button', { name: 'Next' }).click()
  await form.getByRole('tab', { name: 'Email' }).click()
  const send = form.getByRole('button', { name: /send code/i })
  await eachFault(manila, path, test.step, {
    async meet(kind) {
      await form.getByLabel('Email', { exact: true }).fill(`${kind.fault.kind}@players.example`)
      await press(visitor, send, path, kind)
      const isSent = kind.fault.kind === 'shape'
      if (isSent) await expect(send).toHaveAttribute('aria-disabled', 'true')
      else await expectTexts(visitor, CATALOGUE[ofForm(kind.situation)].text)
      await visitor.expectWell()
      if (isSent) await page.clock.fastForward(2 * MINUTE_MS)
    },
  })
})

test('registration by mobile number: whatever goes wrong with the call, the form says why, once', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await withoutCaptcha(saigon)
  const visitor = await watched(page)
  await visit(page, saigon, '/m/register', 'register')
  const path = 'member/register/mobile'
  const form = screenOf(page, 'register')
  await form.getByRole('tab', { name: 'Mobile number' }).click()
  await form.getByLabel('Mobile number').fill('912345678')
  const button = form.locator('button[type="submit"]')
  await eachFault(saigon, path, test.step, {
    async meet(kind) {
      await form.getByLabel('Verification code').fill('123456')
      await press(visitor, button, path, kind)
      await expectTexts(
        visitor,
        kind.fault.kind === 'shape' ? 'code is not right' : CATALOGUE[ofForm(kind.situation)].text,
      )
      await visitor.expectWell()
      await page.clock.fastForward(GUARD_MS)
    },
  })
  await form.getByLabel('Verification code').fill('123456')
  await button.click()
  await expect(form).toContainText('code is not right')
})

test('a new password: whatever goes wrong with the call, the form says why, once, and works again', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await withoutCaptcha(aurora)
  const visitor = await watched(page)
  await memberScreen(page, aurora, '/m/changePsw', 'changePassword')
  const path = 'member/password'
  const form = screenOf(page, 'changePassword')
  await form.getByLabel('Current password', { exact: true }).fill('Wrong!2026')
  await form.getByLabel('New password', { exact: true }).fill('Sunshine!2026')
  await form.getByLabel('Confirm password', { exact: true }).fill('Sunshine!2026')
  const confirm = form.locator('button[type="submit"]')
  const others = OTHERS.filter(({ fault }) => fault.kind !== 'shape')
  await eachFault(
    aurora,
    path,
    test.step,
    {
      async meet(kind) {
        await press(visitor, confirm, path, kind)
        await expectTexts(visitor, CATALOGUE[kind.situation].text)
        await visitor.expectWell()
      },
    },
    others,
  )
  await confirm.click()
  await expect(form).toContainText(/password is not right/i)
  await aurora.fault(path, { kind: 'status', status: 401 })
  await confirm.click()
  await expectAskedToLogIn(visitor)
})

/** Calls that a form can do without. */
const BESIDE = ['system/country', 'relay/MCSFE_trackEvents'] as const

test('countries and tracking only add to a form: whatever goes wrong with them, it works, and nothing is said', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await withoutCaptcha(saigon)
  const visitor = await watched(page)
  const form = screenOf(page, 'register')
  const dialing = form.getByRole('button', { name: /\+\d/ })
  for (const kind of FAULTS) {
    await test.step(`system/country and relay/MCSFE_trackEvents ${kind.name}`, async () => {
      for (const path of BESIDE) await saigon.fault(path, kind.fault)
      await visit(page, saigon, '/m/register', 'register')
      await form.getByLabel('Username', { exact: true }).fill('player')
      await form.getByLabel('Password', { exact: true }).fill('Sunshine!2026')
      await form.locator('button[type="submit"]').click()
      await expect(form.getByRole('alert')).toContainText('taken')
      await form.getByRole('tab', { name: 'Mobile number' }).click()
      await page.clock.fastForward(MINUTE_MS)
      await expect(dialing).toHaveCount(0)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await visitor.expectWell()
      for (const path of BESIDE) await saigon.clearFault(path)
    })
  }
  await visit(page, saigon, '/m/register', 'register')
  await form.getByRole('tab', { name: 'Mobile number' }).click()
  await expect(dialing).toBeVisible()
})
