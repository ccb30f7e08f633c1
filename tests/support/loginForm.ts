import type { Page } from '@playwright/test'
import type { BackOffice } from './backOffice.ts'
import { screenOf } from './journey.ts'
import { continueAtOnce } from './logIn.ts'
import { storedSession as sessionIn } from './sessionOf.ts'

export const PASSWORD = 'Player!2026'

/** Turns captchas off: they have their own journeys. */
export const withoutCaptcha = (office: BackOffice) =>
  office.patchStatus({
    info: {
      login: { captcha: { enabled: false }, geetest: false },
      register: { captcha: { enabled: false }, geetest: false },
      whitelabelVal: { GEETESTVCODE3: false },
    },
  })

/** Turns all vendors' scripts off: a sign-in after one of them ends with a reload, which loses what the test watches. */
export const withoutVendors = async (office: BackOffice) => {
  await withoutCaptcha(office)
  await office.patchStatus({ info: { sms: { firebase: false, apiKey: '' } } })
}

/** The parts of the login form, found by their names (docs/contract.md). */
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
    /** Fills in and submits. After a success it continues immediately, or with `inItsTime` as usual. */
    async submit(userName: string, password = PASSWORD, { inItsTime = false } = {}) {
      if (!inItsTime) await continueAtOnce(page)
      await this.username.fill(userName)
      await this.password.fill(password)
      await this.button.click()
    },
  }
}

/** The session in session storage; null for a guest. */
export const storedSession = async (page: Page): Promise<Record<string, unknown> | null> =>
  (await sessionIn(page)) ?? null

/**
 * Simulates another day: this tab's session storage is empty. The app is not open meanwhile, because it would store
 * pending answers about the member again.
 */
export async function comeAnotherDay(page: Page): Promise<void> {
  await page.goto(new URL('/m/asset-manifest.json', page.url()).href)
  await page.evaluate(() => sessionStorage.clear())
}

/** The remembered login in local storage. */
export const remembered = (page: Page): Promise<Record<string, unknown> | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('rememberedLogin') ?? 'null'))
