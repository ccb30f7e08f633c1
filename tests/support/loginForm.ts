import type { Page } from '@playwright/test'
import type { BackOffice } from './backOffice.ts'
import { screenOf } from './journey.ts'
import { continueAtOnce } from './logIn.ts'
import { storedSession as sessionIn } from './sessionOf.ts'

export const PASSWORD = 'Player!2026'

/** Forms without captchas: those have journeys of their own. */
export const withoutCaptcha = (office: BackOffice) =>
  office.patchStatus({
    info: {
      login: { captcha: { enabled: false }, geetest: false },
      register: { captcha: { enabled: false }, geetest: false },
      whitelabelVal: { GEETESTVCODE3: false },
    },
  })

/** Forms that bring no other site's script: a sign-in with one ends with a load of its own, which takes what is watched along. */
export const withoutVendors = async (office: BackOffice) => {
  await withoutCaptcha(office)
  await office.patchStatus({ info: { sms: { firebase: false, apiKey: '' } } })
}

/** The login form by the names that its parts have (docs/contract.md). */
export function loginForm(page: Page) {
  const main = screenOf(page, 'login')
  return {
    main,
    username: main.getByLabel('Username', { exact: true }),
    mobile: main.getByLabel('Mobile number', { exact: true }),
    password: main.getByLabel('Password', { exact: true }),
    code: main.getByLabel('Verification code', { exact: true }),
    remember: main.getByRole('checkbox', { name: 'Remember me' }),
    button: main.getByRole('button', { name: 'Log in', exact: true }),
    alert: main.getByRole('alert'),
    tab: (name: string) => main.getByRole('tab', { name, exact: true }),
    /** Fills in and sends; a success leads on at once, or in its own time. */
    async submit(userName: string, password = PASSWORD, { inItsTime = false } = {}) {
      if (!inItsTime) await continueAtOnce(page)
      await this.username.fill(userName)
      await this.password.fill(password)
      await this.button.click()
    },
  }
}

/** What session storage says of who is logged in; null for a guest. */
export const storedSession = async (page: Page): Promise<Record<string, unknown> | null> =>
  (await sessionIn(page)) ?? null

/**
 * Another day: what this tab knew of a session is gone. Nothing of the app runs meanwhile: what it has still to hear about the
 * member would be kept again.
 */
export async function comeAnotherDay(page: Page): Promise<void> {
  await page.goto(new URL('/m/asset-manifest.json', page.url()).href)
  await page.evaluate(() => sessionStorage.clear())
}

/** What is remembered of a login, as it stands in local storage. */
export const remembered = (page: Page): Promise<Record<string, unknown> | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('rememberedLogin') ?? 'null'))
