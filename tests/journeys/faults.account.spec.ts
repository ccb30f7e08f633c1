import type { Page } from '@playwright/test'
import { CATALOGUE } from '../support/faults/catalogue.ts'
import { type FaultKind, GUARD_MS, ofForm } from '../support/faults/kinds.ts'
import { eachFault, expectSaid, type Watched, watched } from '../support/faults/watch.ts'
import { chooseSomebodyNew, openProvider, prepareIdentities, ready } from '../support/identity.ts'
import { expect, screenOf, test, visit } from '../support/journey.ts'
import { PLAYER } from '../support/logIn.ts'
import { withoutCaptcha } from '../support/loginForm.ts'

async function submit(page: Page, form: 'login' | 'register', who: typeof PLAYER): Promise<void> {
  const main = screenOf(page, form)
  await main.getByLabel('Username', { exact: true }).fill(who.userName)
  await main.getByLabel('Password', { exact: true }).fill(who.password)
  const name = form === 'login' ? 'Log in' : 'Register'
  await main.getByRole('button', { name, exact: true }).click()
}

const buttonOf = (page: Page, form: 'login' | 'register') =>
  screenOf(page, form).locator('button[type="submit"]')

/** Waits until the form has an answer and is no longer busy. */
async function answered(visitor: Watched, form: 'login' | 'register', kind: FaultKind): Promise<void> {
  const button = buttonOf(visitor.page, form)
  await visitor.passTime(kind, async () => (await button.getAttribute('aria-busy')) !== 'true', 'asked')
}

/** The form works again: it shows the back office's own refusal. */
async function expectRefusal(
  { page }: Watched,
  form: 'login' | 'register',
  who: typeof PLAYER,
  words: string,
) {
  await page.clock.fastForward(GUARD_MS)
  await submit(page, form, who)
  await expect(screenOf(page, form).getByRole('alert')).toContainText(words)
  await page.clock.fastForward(GUARD_MS)
}

test('login: whatever goes wrong with the call, the form says why, once, and works again', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await withoutCaptcha(aurora)
  const visitor = await watched(page)
  await visit(page, aurora, '/m/login', 'login')
  await eachFault(aurora, 'session/login', test.step, {
    async meet(kind) {
      await submit(page, 'login', PLAYER)
      await answered(visitor, 'login', kind)
      await expectSaid(visitor, screenOf(page, 'login').getByRole('alert'), ofForm(kind.situation), {
        reference: kind.fault.kind !== 'shape',
      })
      await visitor.expectWell()
    },
    recover: () => expectRefusal(visitor, 'login', { ...PLAYER, password: 'Wrong!2026' }, 'not right'),
  })
  await submit(page, 'login', PLAYER)
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('the key of encrypted calls: without it nothing is sent, the form says so, once, and works again', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await withoutCaptcha(aurora)
  const visitor = await watched(page)
  await visit(page, aurora, '/m/login', 'login')
  await eachFault(aurora, 'session/key/rsa', test.step, {
    async meet(kind) {
      // The page's key has expired, so the page must request a new one.
      await aurora.fault('session/login', { kind: 'business', code: 'rsa.key.expired', times: 1 })
      await submit(page, 'login', PLAYER)
      await answered(visitor, 'login', kind)
      await expectSaid(visitor, screenOf(page, 'login').getByRole('alert'), 'encryption')
      await visitor.expectWell()
    },
    recover: () => expectRefusal(visitor, 'login', { ...PLAYER, password: 'Wrong!2026' }, 'not right'),
  })
  await submit(page, 'login', PLAYER)
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('register: whatever goes wrong with the call, the form says why, once, and works again', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await withoutCaptcha(aurora)
  const visitor = await watched(page)
  await visit(page, aurora, '/m/register', 'register')
  let count = 0
  await eachFault(aurora, 'member/register', test.step, {
    async meet(kind) {
      count += 1
      await submit(page, 'register', { userName: `newcomer${count}`, password: 'Sunshine!2026' })
      if (kind.fault.kind === 'shape') {
        // The back office reports success without further data. The account exists, so the player logs in.
        await expect(screenOf(page, 'login')).toBeVisible()
        return
      }
      await answered(visitor, 'register', kind)
      await expectSaid(visitor, screenOf(page, 'register').getByRole('alert'), ofForm(kind.situation))
      await visitor.expectWell()
    },
    async recover(kind) {
      if (kind.fault.kind === 'shape') await visit(page, aurora, '/m/register', 'register')
      await expectRefusal(visitor, 'register', PLAYER, '')
    },
  })
  await submit(page, 'register', { userName: 'newcomer', password: 'Sunshine!2026' })
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('automatic registration: whatever goes wrong with the call, the player reads why, once, and may try again', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await withoutCaptcha(aurora)
  const visitor = await watched(page)
  await prepareIdentities(page, aurora)
  await visit(page, aurora, '/m/login', 'login')
  await ready(page)
  const path = 'member/register/autoUsername'
  const signIn = async () => {
    await chooseSomebodyNew(await openProvider(page, 'Google'), 'Newcomer')
    const asked = page.waitForRequest(`**/wps/${path}`)
    await page.getByRole('button', { name: 'Create a new account' }).click()
    await asked
  }
  await eachFault(aurora, path, test.step, {
    async meet(kind) {
      await signIn()
      const { text } = CATALOGUE[ofForm(kind.situation)]
      const said = text === undefined ? undefined : page.getByText(text).filter({ visible: true })
      const idle = async () => (await page.locator('[aria-busy="true"]').count()) === 0
      await visitor.passTime(kind, said ? async () => (await said.count()) > 0 : idle)
      if (said) await expect(said).toHaveCount(1)
      await visitor.expectWell()
    },
    async recover() {
      const notice = page.getByRole('alertdialog')
      if ((await notice.count()) > 0) await notice.getByRole('button').first().click()
      await expect(notice).toHaveCount(0)
    },
  })
  await signIn()
  await expect(screenOf(page, 'home')).toBeVisible()
})
