import type { BrowserContext, Page, Request } from '@playwright/test'
import type { BackOffice } from '../support/backOffice.ts'
import { expect, featureOf, screenOf, siteNow, test, visit } from '../support/journey.ts'
import { loginForm, storedSession, withoutCaptcha } from '../support/loginForm.ts'

/** Everything that the page sends, and everything that it writes to the console. */
interface Heard {
  readonly sent: string[]
  readonly addresses: string[]
  readonly foreign: string[]
  readonly said: string[]
}

/** The only header that may contain a session token. */
const TOKEN_HEADER = 'authorization'

async function note(request: Request, origin: string, heard: Heard): Promise<void> {
  const url = request.url()
  const headers = await request.allHeaders().catch(() => request.headers())
  const { [TOKEN_HEADER]: token = '', ...others } = headers
  const plain = [url, request.postData() ?? '', JSON.stringify(others)].join('\n')
  heard.addresses.push(url)
  heard.sent.push(plain)
  if (!url.startsWith(origin) && !url.startsWith('data:') && !url.startsWith('blob:'))
    heard.foreign.push(`${plain}\n${token}`)
}

function listen(context: BrowserContext, page: Page, origin: string) {
  const heard: Heard = { sent: [], addresses: [], foreign: [], said: [] }
  const notes: Promise<void>[] = []
  context.on('request', (request) => notes.push(note(request, origin, heard)))
  page.on('console', (message) => heard.said.push(message.text()))
  page.on('pageerror', (error) => heard.said.push(String(error.stack)))
  page.on('framenavigated', (frame) => heard.addresses.push(frame.url()))
  return { heard, settled: () => Promise.all(notes) }
}

/** A secret as it is, and in encodings that do not protect it: base64, base64 twice, percent-encoding, reversed. */
function disguises(secret: string): string[] {
  const base64 = (text: string) => Buffer.from(text).toString('base64').replace(/=+$/, '')
  const forms = [
    secret,
    encodeURIComponent(secret),
    base64(secret).slice(0, -1),
    base64(base64(secret)).slice(0, -2),
    [...secret].reverse().join(''),
  ]
  return [...new Set(forms.filter((form) => form.length >= 6))]
}

function expectNowhere(secrets: readonly string[], places: Record<string, readonly string[] | string>): void {
  for (const secret of secrets)
    for (const form of disguises(secret))
      for (const [place, texts] of Object.entries(places)) {
        const found = [texts].flat().find((text) => text.includes(form))
        expect(found, `${place} holds a secret`).toBeUndefined()
      }
}

async function expectSecret(
  page: Page,
  { heard, settled }: ReturnType<typeof listen>,
  secrets: readonly string[],
): Promise<void> {
  const { token } = (await storedSession(page)) ?? {}
  const known = typeof token === 'string' ? [...secrets, token] : [...secrets]
  await settled()
  const site = JSON.stringify(await siteNow(page))
  const markup = await page.content()
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expectNowhere(known, {
    'what is sent outside of its header': heard.sent,
    'an address': heard.addresses,
    'a third party': heard.foreign,
    'the console': heard.said,
    'window.__SITE__': site,
    'the document': markup,
    'local storage': kept,
    'the history': await page.evaluate(() => JSON.stringify(history.state) + location.href),
  })
}

async function logOut(page: Page, merchantState: BackOffice): Promise<void> {
  await visit(page, merchantState, '/m/member/home', 'member.home')
  await screenOf(page, 'member.home').getByRole('button', { name: 'Log out' }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
}

test('no password and no token is ever read by anyone but the back office: failure, login, remembered, changed, logged out', async ({
  page,
  context,
  office,
}) => {
  const saigon = office('saigon')
  await withoutCaptcha(saigon)
  const ear = listen(context, page, saigon.origin)
  // Without the default password, which the status contains publicly.
  const secrets = ['Wr0ng-Secret!71', 'Player!2026', 'Fresh-Secret!88']
  await visit(page, saigon, '/m/login', 'login')
  const form = loginForm(page)
  await form.submit('player', 'Wr0ng-Secret!71')
  await expect(form.alert).toBeVisible()
  await form.remember.check()
  await form.submit('player')
  await expect(screenOf(page, 'home')).toBeVisible()
  await expectSecret(page, ear, secrets)
  await logOut(page, saigon)

  await visit(page, saigon, '/m/login', 'login')
  await form.remember.uncheck()
  await form.submit('weak', 'Chaomung123')
  const change = screenOf(page, 'changePassword')
  await change.getByLabel('Current password', { exact: true }).fill('Chaomung123')
  await change.getByLabel('New password', { exact: true }).fill('Fresh-Secret!88')
  await change.getByLabel('Confirm password', { exact: true }).fill('Fresh-Secret!88')
  await change.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  await expectSecret(page, ear, secrets)
  await logOut(page, saigon)
  await expectSecret(page, ear, secrets)

  const log = JSON.stringify(await saigon.calls())
  expectNowhere(secrets, { "the back office's log": log })
})

test('no code is read by anyone but the back office', async ({ page, context, office }) => {
  const saigon = office('saigon')
  await withoutCaptcha(saigon)
  const ear = listen(context, page, saigon.origin)
  await visit(page, saigon, '/m/login', 'login')
  const form = loginForm(page)
  await form.tab('Mobile number').click()
  await form.main.getByRole('button', { name: 'Use an SMS code instead' }).click()
  await form.mobile.fill('908001011')
  await form.main.getByRole('button', { name: 'Send code' }).click()
  await expect.poll(() => saigon.codeSentTo('908001011')).not.toBe('')
  const code = await saigon.codeSentTo('908001011')
  await form.code.fill(code)
  await form.button.click()
  await expect(screenOf(page, 'home')).toBeVisible()
  await ear.settled()
  const { sent, addresses, foreign, said } = ear.heard
  // Six digits may occur by chance in a random key or a timestamp, so they only count with a boundary on both sides.
  const alone = new RegExp(`(?<![0-9A-Za-z+/=_-])${code}(?![0-9A-Za-z+/=_-])`)
  for (const text of [...sent, ...addresses, ...foreign, ...said, JSON.stringify(await siteNow(page))])
    expect(text).not.toMatch(alone)
})

test('nothing of a second factor is read by anyone but the back office', async ({
  page,
  context,
  office,
}) => {
  const manila = office('manila')
  const ear = listen(context, page, manila.origin)
  await visit(page, manila, '/m/login', 'login')
  await loginForm(page).submit('payee')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Payee name', { exact: true }).fill('Dennis Salazar')
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  // Its sheet is in the document until its closing animation has ended.
  await expect(featureOf(page, 'secondFactor')).toHaveCount(0)
  await expectSecret(page, ear, ['Player!2026', 'Dennis Salazar'])
})
