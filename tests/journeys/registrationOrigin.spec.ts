import { expect, screenOf, test, visit } from '../support/journey.ts'
import { fillRegistration, SENT_AGAIN_MS, trackedEvents } from '../support/registering.ts'

const REGISTER = '/wps/member/register'

for (const merchant of ['aurora', 'manila'] as const) {
  test(`${merchant}: what brought a visitor is kept from the landing to a registration days later`, async ({
    page,
    office,
  }) => {
    const merchantState = office(merchant)
    const landing = '/m/home?r=FRIEND7&affiliateCode=AFF9&pixel_id=77&fbclid=Ab1&utm_source=tv&adid=A1'
    await visit(page, merchantState, landing)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('reg_info'))).toContain('FRIEND7')
    const hostname = new URL(merchantState.origin).hostname
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem('reg_info'))) ?? '')).toEqual({
      referralCode: 'FRIEND7',
      affiliateCode: 'AFF9',
      originalDomain: hostname,
    })

    await visit(page, merchantState, '/m/register', 'register')
    await fillRegistration(page, merchantState, 'referred')
    await expect(screenOf(page, 'home')).toBeVisible()
    const [call] = await merchantState.calls(REGISTER)
    expect(call?.body).toMatchObject({
      referralCode: 'FRIEND7',
      affiliateCode: 'AFF9',
      registerUrl: `${merchantState.origin}/m/register`,
      pixelTrack: {
        pixel_id: '77',
        fbclid: 'Ab1',
        utm_source: 'tv',
        adid: 'A1',
        fbc: expect.stringMatching(/^fb\.1\.\d+\.Ab1$/),
      },
    })
    const event = {
      affiliateCode: 'AFF9',
      channels: ['facebook'],
      fbc: expect.stringMatching(/^fb\.1\.\d+\.Ab1$/),
      fbp: expect.stringMatching(/^fb\.1\.\d+\.\d+$/),
    }
    await expect
      .poll(() => trackedEvents(merchantState), { timeout: SENT_AGAIN_MS })
      .toEqual([expect.objectContaining(event), expect.objectContaining(event)])
  })
}

test('the code of the address goes before the one that an earlier visit stored', async ({ page, office }) => {
  const manila = office('manila')
  await page.addInitScript(() => {
    if (location.origin !== 'null')
      localStorage.setItem('reg_info', '{"referralCode":"OLD","originalDomain":"a.example"}')
  })
  await visit(page, manila, '/m/register?referralCode=NEW', 'register')
  await fillRegistration(page, manila, 'newreferral')
  await expect(screenOf(page, 'home')).toBeVisible()
  expect((await manila.calls(REGISTER))[0]?.body).toMatchObject({ referralCode: 'NEW' })
})

test('where a site demands consent nothing is kept or said for marketing before it is given', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  await manila.setSettings({ marketing_consent_required: 1 })
  await visit(page, manila, '/m/register?pixel_id=77&fbclid=Ab1', 'register')
  await fillRegistration(page, manila, 'consenting')
  await expect(screenOf(page, 'home')).toBeVisible()
  expect((await manila.calls(REGISTER))[0]?.body).not.toHaveProperty('pixelTrack')
  expect(await trackedEvents(manila)).toEqual([])
  expect(await page.evaluate(() => [document.cookie, localStorage.getItem('reg_info')])).toEqual(['', null])
})

const METHODS = [
  {
    name: 'in the official app',
    method: 'APP',
    device: 'MOBILE',
    app: true,
    keys: { in_app: '1' },
    standalone: false,
  },
  { name: 'in the installed web app', method: 'PWA', device: 'PWA', app: false, keys: {}, standalone: true },
  {
    name: 'in a web clip',
    method: 'WEBCLIP',
    device: 'WEBCLIP',
    app: false,
    keys: { WEBCLIP: '1' },
    standalone: false,
  },
  {
    name: 'in a web clip that runs like an app, by one name in request and header',
    method: 'PWA',
    device: 'PWA',
    app: false,
    keys: { WEBCLIP: '1' },
    standalone: true,
  },
] as const

for (const { name, method, device, app, keys, standalone } of METHODS) {
  test(`a newcomer registers ${name}: ${method}`, async ({ page, office }) => {
    const saigon = office('saigon')
    await page.addInitScript(
      ({ stored, runs }) => {
        if (location.origin === 'null') return
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
        if (runs) Object.defineProperty(navigator, 'standalone', { value: true })
      },
      { stored: keys, runs: standalone },
    )
    await visit(page, saigon, '/m/register', 'register')
    await fillRegistration(page, saigon, 'anywhere')
    await expect(screenOf(page, 'home')).toBeVisible()
    const [call] = await saigon.calls(REGISTER)
    expect(call?.body).toMatchObject({ registerMethod: method, isOfficialAppLogin: app })
    expect(call?.headers.values).toMatchObject({ device })
  })
}
