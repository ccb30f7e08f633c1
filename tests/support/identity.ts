import { expect, type Page } from '@playwright/test'
import { type BackOffice, operate } from './backOffice.ts'
import { TEST_PORT } from './place.ts'

/** The Firebase project of the merchant that has one (`info.sms` of its status). */
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

/** Whether the official emulator answers behind the back office (`npm run test:firebase`). */
export const isOfficial = process.env.IDENTITY_ORIGIN !== undefined

const addressOf = (providerId: string) => `bound-${providerId.replace('.', '-')}@people.example`

/** Asks the identity service of a merchant in a world; names below localhost are known to browsers alone. */
const ask = ({ merchant, world }: BackOffice, path: string, init: RequestInit = {}) =>
  fetch(`http://localhost:${TEST_PORT}${path}${path.includes('?') ? '&' : '?'}merchant=${merchant}`, {
    ...init,
    headers: { 'content-type': 'application/json', 'x-backoffice-world': world },
  })

/** Makes the identities of members.json known to the identity service, and Google's script one that works offline. */
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

/** Firebase is brought when the screen opens, so that a tap opens a window at once. */
export const ready = (page: Page) => page.waitForFunction(() => 'gapi' in window)

/** On the provider's page: chooses the identity that a member is bound to. */
export async function chooseBound(provider: Page, providerId: ProviderId): Promise<void> {
  await provider.locator('.js-reuse-account', { hasText: addressOf(providerId) }).click()
}

/** On the provider's page: signs in as somebody whom nobody knows yet; answers the address, to be found again by. */
export async function chooseSomebodyNew(provider: Page, name: string): Promise<string> {
  const address = `${name.toLowerCase()}-${Date.now()}@people.example`
  await provider.locator('.js-new-account').first().click()
  await provider.locator('#email-input').fill(address)
  await provider.locator('#display-name-input').fill(name)
  await provider.locator('#sign-in').click()
  return address
}

/** Taps a provider's button and answers the window that opens. */
export async function openProvider(page: Page, name: string): Promise<Page> {
  const [provider] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: `Continue with ${name}`, exact: true }).click(),
  ])
  await provider.waitForLoadState('domcontentloaded')
  return provider
}

/** The code that was "sent" last to a phone. */
export async function phoneCode(office: BackOffice, number: string): Promise<string> {
  const answer = await ask(office, `/emulator/v1/projects/${PROJECT}/verificationCodes`)
  const { verificationCodes }: { verificationCodes: { phoneNumber: string; code: string }[] } =
    await answer.json()
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === number)?.code ?? ''
}

/** Makes the identity service answer a call as the vendor does where something is wrong. */
export async function failAsVendor(office: BackOffice, call: string, problem: string): Promise<void> {
  await operate(office, 'switch', { name: `identity:${call}=${problem}`, on: true })
}

/** A domain that only these routes know: what a site in production has, with the service behind it under its real name. */
export const AUTH_DOMAIN = 'auth.play.example'

/** Lets the vendor's own addresses lead to the stand-in: nothing of the emulator's is used by the app. */
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

/** The part of reCAPTCHA that an invisible one takes. */
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
