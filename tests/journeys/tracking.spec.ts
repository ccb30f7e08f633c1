import { comeBack, expect, screenOf, siteNow, test, visit } from '../support/journey.ts'
import { PLAYER } from '../support/logIn.ts'
import { loginForm, withoutCaptcha } from '../support/loginForm.ts'
import { type How, type Network, PIXEL_IDS, playVendors, turnOnPixels } from '../support/pixels.ts'
import { fillRegistration, trackedEvents } from '../support/registering.ts'

const FRAME = 'iframe[data-pixels]'

test('every pixel of the site gets screen views under its own event names, in a frame with an opaque origin', async ({
  page,
  context,
  office,
}) => {
  const istanbul = office('istanbul')
  const vendors = await playVendors(context)
  await turnOnPixels(istanbul)
  await visit(page, istanbul, '/m/home?fbclid=Ab1&affiliateCode=AFF9&token_like=secret')
  await expect
    .poll(() => vendors.said.map(({ network }) => network).sort())
    .toEqual(Object.keys(PIXEL_IDS).sort())
  expect(Object.fromEntries(vendors.said.map(({ network, event }) => [network, event]))).toEqual({
    facebook: 'PageView',
    tiktok: 'page',
    kwai: 'page',
    google: 'page_view',
    bigo: 'page_view',
  })
  await expect(page.locator(FRAME)).toHaveAttribute('sandbox', 'allow-scripts')
  const facebook = vendors.said.find(({ network }) => network === 'facebook')
  expect(facebook?.more).toEqual({ pixel: PIXEL_IDS.facebook })
  expect(facebook?.found.address).toBe(`${istanbul.origin}/m/home?affiliateCode=AFF9&fbclid=Ab1`)
  expect(facebook?.found.cookie).toMatch(/_fbc=fb\.1\.\d+\.Ab1/)
  expect(facebook?.found.cookie).toMatch(/_fbp=fb\.1\.\d+\.\d+/)
  const google = vendors.said.find(({ network }) => network === 'google')
  expect(google?.more).toMatchObject({
    send_to: PIXEL_IDS.google,
    page_location: `${istanbul.origin}/m/home?affiliateCode=AFF9&fbclid=Ab1`,
  })
  expect(await vendors.sent()).not.toContain('token_like')

  const before = vendors.said.length
  await page.getByRole('link', { name: 'Log in', exact: true }).first().click()
  await expect(screenOf(page, 'login')).toBeVisible()
  await expect.poll(() => vendors.said.length - before).toBeGreaterThanOrEqual(5)
  expect(vendors.asked.length, 'each script is brought once').toBe(5)
})

test('a site that is requested again keeps its pixels: each script loads once, and gets the earlier screen views', async ({
  page,
  context,
  office,
}) => {
  const istanbul = office('istanbul')
  const vendors = await playVendors(context)
  await turnOnPixels(istanbul, { facebook: PIXEL_IDS.facebook })
  let letFrame = () => {}
  const frame = new Promise<void>((resolve) => {
    letFrame = resolve
  })
  await page.route('**/m/assets/pixels-*.html', async (route) => {
    await frame
    await route.continue()
  })
  await visit(page, istanbul, '/m/login', 'login')
  await expect(page.locator(FRAME)).toHaveCount(1)
  await istanbul.setFlags({ CBS3: false })
  await comeBack(page)
  await expect.poll(async () => (await siteNow(page))?.flags.CBS3).toBe(false)
  letFrame()
  await expect.poll(() => vendors.said.map(({ event }) => event)).toEqual(['PageView'])

  await istanbul.setFlags({ CBS3: true })
  await comeBack(page)
  await expect.poll(async () => (await siteNow(page))?.flags.CBS3).toBe(true)
  await page.getByRole('link', { name: 'Register', exact: true }).first().click()
  await expect(screenOf(page, 'register')).toBeVisible()
  await expect.poll(() => vendors.said.map(({ event }) => event)).toEqual(['PageView', 'PageView'])
  expect(vendors.asked).toEqual(['facebook'])
})

test('a registration: the browser’s event and the server’s have the same id', async ({
  page,
  context,
  office,
}) => {
  const istanbul = office('istanbul')
  const vendors = await playVendors(context)
  await turnOnPixels(istanbul, { facebook: PIXEL_IDS.facebook })
  await visit(page, istanbul, '/m/register?fbclid=Ab1', 'register')
  await expect.poll(() => vendors.said.length).toBeGreaterThan(0)
  await fillRegistration(page, istanbul, 'pixelled')
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect
    .poll(async () => (await trackedEvents(istanbul)).map(({ eventName }) => eventName))
    .toEqual(['register_submit', 'register_complete'])
  const events = await trackedEvents(istanbul)
  await expect
    .poll(() => vendors.said.map(({ event }) => event))
    .toEqual(expect.arrayContaining(['SubmitApplication', 'CompleteRegistration']))
  const idOf = (event: string) => vendors.said.find((said) => said.event === event)?.id
  expect(events.map(({ eventID }) => eventID)).toEqual([
    idOf('SubmitApplication'),
    idOf('CompleteRegistration'),
  ])
  expect(events[0]).toMatchObject({ channels: ['facebook'], domain: new URL(istanbul.origin).hostname })
})

test('no vendor’s script can read the token, the name or the password of a player', async ({
  page,
  context,
  office,
}) => {
  const istanbul = office('istanbul')
  const vendors = await playVendors(context)
  await turnOnPixels(istanbul)
  await withoutCaptcha(istanbul)
  await visit(page, istanbul, '/m/login', 'login')
  await expect.poll(() => vendors.said.length).toBeGreaterThan(0)
  await loginForm(page).submit(PLAYER.userName)
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect.poll(() => vendors.said.map(({ event }) => event)).toContain('login')
  const count = vendors.said.length
  await visit(page, istanbul, '/m/member/home?redirectUrl=https%3A%2F%2Fx.example', 'member.home')
  await expect.poll(() => vendors.said.length).toBeGreaterThan(count)
  const { token } = JSON.parse((await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))) ?? '{}')
  expect(token).toMatch(/.{8}/)
  const sent = await vendors.sent()
  for (const secret of [token, PLAYER.password, 'redirectUrl', 'MC_SESSION_INFO'])
    expect(sent).not.toContain(secret)
  expect(sent).not.toMatch(/"referer":/i)
  for (const { found } of vendors.said) {
    expect(found).toMatchObject({ top: '(SecurityError)', above: '(SecurityError)', referrer: '' })
    expect(found.storage).toBe('{"length":0}')
  }
})

/** What goes wrong with each vendor's script; one that leads the frame away would take the others along. */
const TROUBLES: readonly { readonly what: string; readonly hows: Partial<Record<Network, How>> }[] = [
  {
    what: 'one is missing, one hangs, one throws, two replace what the page uses',
    hows: { facebook: 'missing', tiktok: 'hang', kwai: 'throw', google: 'replace', bigo: 'replace' },
  },
  {
    what: 'they lead their frame away',
    hows: Object.fromEntries(Object.keys(PIXEL_IDS).map((network) => [network, 'lead'])),
  },
]

for (const { what, hows } of TROUBLES) {
  test(`scripts of pixels, ${what}: the page stays usable, and the back office gets the event all the same`, async ({
    page,
    context,
    office,
  }) => {
    const istanbul = office('istanbul')
    const exceptions: string[] = []
    page.on('pageerror', ({ message }) => exceptions.push(message))
    const vendors = await playVendors(context, hows)
    const isLed = hows.facebook === 'lead'
    await turnOnPixels(istanbul)
    await withoutCaptcha(istanbul)
    await visit(page, istanbul, '/m/login', 'login')
    await expect.poll(() => vendors.asked.length).toBeGreaterThanOrEqual(isLed ? 1 : 5)
    await loginForm(page).submit(PLAYER.userName)
    await expect(screenOf(page, 'home')).toBeVisible()
    await expect
      .poll(async () => (await trackedEvents(istanbul)).map(({ eventName }) => eventName))
      .toContain('login')
    expect(await page.evaluate(() => typeof JSON.parse + typeof fetch + typeof Promise)).toBe(
      'functionfunctionfunction',
    )
    expect(exceptions.filter((message) => !/bad day/.test(message))).toEqual([])
    if (isLed) await expect(page.locator(FRAME), 'a frame that was led away is gone').toHaveCount(0)
  })
}
