import { expect, type Page } from '@playwright/test'
import { type BackOffice, operate } from './backOffice.ts'
import { TEST_PORT } from './place.ts'

/** The Firebase project of the only merchant that has one (`info.sms` of its status). */
export const PROJECT = 'demo-aurora-play'
const KEY = 'made-up-web-key-aurora-play'

/** Identities of members.json, by provider. */
export const BOUND = {
  'google.com': '100000000000000000001',
  'facebook.com': '2000000001',
  'twitter.com': '3000000001',
  'oidc.line': 'U4000000001',
} as const
export type ProviderId = keyof typeof BOUND

/** Whether the back office forwards to the official emulator (`npm run test:firebase`). */
export const isOfficial = process.env.IDENTITY_ORIGIN !== undefined

const addressOf = (providerId: string) => `bound-${providerId.replace('.', '-')}@people.example`

/** Calls the identity service of a merchant in a world. Uses headers, because only browsers resolve names below localhost. */
const ask = ({ merchant, world }: BackOffice, path: string, init: RequestInit = {}) =>
  fetch(`http://localhost:${TEST_PORT}${path}${path.includes('?') ? '&' : '?'}merchant=${merchant}`, {
    ...init,
    headers: { 'content-type': 'application/json', 'x-backoffice-world': world },
  })

/** Registers the identities of members.json with the identity service and replaces Google's script by an offline one. */
export async function prepareIdentities(page: Page, office: BackOffice): Promise<void> {
  for (const [providerId, sub] of Object.entries(BOUND)) {
    const claims = { sub, email: addressOf(providerId), email_verified: true, name: `Bound ${providerId}` }
    const postBody = new URLSearchParams({ providerId, id_token: JSON.stringify(claims) }).toString()
    const answer = await ask(office, `/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=${KEY}`, {
      method: 'POST',
      body: JSON.stringify({ requestUri: office.origin, postBody, returnSecureToken: true }),
    })
    expect(answer.status, await answer.text()).toBe(200)
  }
  const gapi = await (await ask(office, '/emulator/js/api.js')).text()
  await page
    .context()
    .route('https://apis.google.com/js/api.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: gapi }),
    )
  await page.context().route(/^https:\/\/(?:unpkg\.com|fonts\.googleapis\.com)\//, (route) => route.abort())
}

/** Resolves when Firebase has loaded. It loads with the screen, so that a tap opens a window immediately. */
export const ready = (page: Page) => page.waitForFunction(() => 'gapi' in window)

/** On the provider's page: chooses the identity that is bound to a member. */
export async function chooseBound(provider: Page, providerId: ProviderId): Promise<void> {
  await provider.locator('.js-reuse-account', { hasText: addressOf(providerId) }).click()
}

/** On the provider's page: signs in as a new person. Returns the e-mail address, which identifies this person later. */
export async function chooseSomebodyNew(provider: Page, name: string): Promise<string> {
  const address = `${name.toLowerCase()}-${Date.now()}@people.example`
  await provider.locator('.js-new-account').first().click()
  await provider.locator('#email-input').fill(address)
  await provider.locator('#display-name-input').fill(name)
  await provider.locator('#sign-in').click()
  return address
}

/** Taps a provider's button and returns the window that opens. */
export async function openProvider(page: Page, name: string): Promise<Page> {
  const [provider] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: `Continue with ${name}`, exact: true }).click(),
  ])
  await provider.waitForLoadState('domcontentloaded')
  return provider
}

/** The last code that was "sent" to a phone. */
export async function phoneCode(office: BackOffice, number: string): Promise<string> {
  const answer = await ask(office, `/emulator/v1/projects/${PROJECT}/verificationCodes`)
  const { verificationCodes }: { verificationCodes: { phoneNumber: string; code: string }[] } =
    await answer.json()
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === number)?.code ?? ''
}

/** Makes the identity service answer a call with one of the vendor's errors. */
export async function failAsVendor(office: BackOffice, call: string, problem: string): Promise<void> {
  await operate(office, 'switch', { name: `identity:${call}=${problem}`, on: true })
}

/** A domain that exists only in these routes. With it the app runs as in production, with the vendor's real addresses. */
export const AUTH_DOMAIN = 'auth.play.example'

/** Routes the vendor's real addresses to the stand-in. The app itself uses no address of the emulator. */
export async function playVendor(page: Page, office: BackOffice): Promise<void> {
  await office.patchStatus({ info: { sms: { authDomain: AUTH_DOMAIN } } })
  const forward = async (path: string, method: string, body: string | null) => {
    const answer = await ask(office, path, { method, ...(method === 'POST' && { body: body ?? '' }) })
    const contentType = answer.headers.get('content-type') ?? ''
    return {
      status: answer.status,
      contentType,
      body: await answer.text(),
      headers: { 'access-control-allow-origin': '*', 'content-type': contentType },
    }
  }
  const context = page.context()
  await context.route('https://identitytoolkit.googleapis.com/**', async (route) => {
    const url = new URL(route.request().url())
    const path = `/${url.hostname}${url.pathname}${url.search}`
    await route.fulfill(await forward(path, route.request().method(), route.request().postData()))
  })
  await context.route(`https://${AUTH_DOMAIN}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill(await forward(pathname.replace('/__/', '/emulator/') + search, 'GET', null))
  })
  await context.route('https://apis.google.com/js/api.js*', async (route) =>
    route.fulfill(await forward('/emulator/js/api.js', 'GET', null)),
  )
  await context.route('https://accounts.google.com/gsi/client', (route) => route.abort())
  await context.route('https://www.google.com/recaptcha/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: RECAPTCHA }),
  )
}

/** A minimal invisible reCAPTCHA. */
const RECAPTCHA = `(() => {
  const shown = []
  window.grecaptcha = {
    render: (place, options) => shown.push(options) - 1,
    execute: (id) => { setTimeout(() => shown[id].callback('solved-by-a-person'), 0); return Promise.resolve('solved') },
    getResponse: () => '',
    reset() {},
  }
  const { searchParams } = new URL(document.currentScript.src)
  setTimeout(() => window[searchParams.get('onload')](), 0)
})()`
