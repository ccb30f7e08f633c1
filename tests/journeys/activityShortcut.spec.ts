import type { Page } from '@playwright/test'
import type { BackOffice } from '../support/backOffice.ts'
import { expect, featureOf, screenOf, siteNow, test, visit } from '../support/journey.ts'
import { fillLogin, PLAYER } from '../support/logIn.ts'
import { AGENT, asMember } from '../support/money.ts'
import { storedSession } from '../support/sessionOf.ts'

const button = (page: Page) => featureOf(page, 'activityShortcut').getByRole('button', { name: 'Activities' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Activities' })
const activity = (page: Page, name: string) => sheet(page).getByText(name, { exact: true })

/** Sets the items of a merchant's shortcut. */
const withItems = (office: BackOffice, items: readonly object[], icon = '') =>
  office.setSettings({ activity_shortcut: { enabled: 1, icon, items } })

async function open(page: Page) {
  await button(page).click()
  await expect(sheet(page)).toBeVisible()
}

/** The button's position, once it no longer moves. */
async function placeOf(page: Page) {
  await expect(button(page)).toBeVisible()
  return (await button(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

async function drag(page: Page, [x, y]: readonly [number, number], steps = 8) {
  const box = await placeOf(page)
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + x, from.y + y, { steps })
  await page.mouse.up()
}

const MANILA_ALL = ['I-download ang app', 'Gumawa ng account', 'Mag-deposit', 'Mga misyon', 'VIP club']

test('a guest opens the activities, closes them, and is where the button was', async ({ page, office }) => {
  await visit(page, office('manila'))
  await open(page)
  for (const name of MANILA_ALL) await expect(activity(page, name)).toBeVisible()
  await expect(activity(page, 'Mag-imbita'), 'no referral here').toHaveCount(0)
  await sheet(page).getByRole('button', { name: 'Close' }).click()
  await expect(sheet(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

test('is absent where it is not enabled, and where there is nothing to open', async ({ page, office }) => {
  const manila = office('manila')
  await withItems(manila, [])
  await visit(page, manila)
  await expect(featureOf(page, 'activityShortcut')).toHaveCount(0)
  expect((await siteNow(page))?.decisions.activityShortcut).toMatchObject({ on: false })
  await manila.setSettings({ activity_shortcut: { enabled: -1, items: [{ redirect: 'DEPOSIT' }] } })
  await visit(page, manila)
  await expect(featureOf(page, 'activityShortcut')).toHaveCount(0)
})

test('members of type 0, 1 and 2 see it, no other member does', async ({ page, office }) => {
  const manila = office('manila')
  await asMember(page, manila, AGENT)
  await expect(button(page)).toBeVisible()
  await open(page)
  await expect(activity(page, 'Gumawa ng account'), 'registration is for guests').toHaveCount(0)
  await expect(activity(page, 'Mag-imbita'), 'an agent has players to invite').toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await asMember(page, manila, { userName: 'silent', password: PLAYER.password })
  await expect(page.getByRole('button', { name: /Live chat/ })).toBeVisible()
  await expect(featureOf(page, 'activityShortcut')).toHaveCount(0)
})

test('hides the download where the site is installed', async ({ page, office }) => {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window)
    window.matchMedia = (query) => real(query.replace(/\(display-mode: standalone\)/g, 'all'))
  })
  await visit(page, office('manila'))
  await open(page)
  await expect(activity(page, 'Mag-deposit')).toBeVisible()
  await expect(activity(page, 'I-download ang app')).toHaveCount(0)
})

for (const [redirect, screen] of [
  ['DEPOSIT', 'voucherCenter'],
  ['REWARD_CENTER', 'rewardCenter'],
  ['MISSION', 'leaderBoard'],
  ['MEMBER', 'benefits'],
  ['POINT_MARKET', 'mall'],
] as const) {
  test(`${redirect} asks a guest to log in, and goes on to where the guest wanted`, async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    await aurora.patchStatus({
      info: { login: { captcha: { enabled: false }, geetest: false } },
    })
    await withItems(aurora, [{ title: 'Go', redirect }])
    await visit(page, aurora)
    await open(page)
    await activity(page, 'Go').click()
    await expect(screenOf(page, 'login')).toBeVisible()
    await fillLogin(page, PLAYER)
    await expect(screenOf(page, screen)).toBeVisible()
  })
}

test('an unknown redirect is left out, and only warned of', async ({ page, office }) => {
  const manila = office('manila')
  const warned: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()))
  await withItems(manila, [
    { title: 'Nowhere', redirect: 'TELEPORT' },
    { title: 'Deposit here', redirect: 'DEPOSIT' },
  ])
  await visit(page, manila)
  await open(page)
  await expect(activity(page, 'Deposit here')).toBeVisible()
  await expect(activity(page, 'Nowhere')).toHaveCount(0)
  expect(warned.filter((text) => text.includes('TELEPORT'))).toHaveLength(1)
})

test('an address below /m stays in the app, another one opens without opener and token', async ({
  page,
  context,
  office,
}) => {
  const manila = office('manila')
  await context.route('https://elsewhere.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  )
  await withItems(manila, [
    { title: 'Inside', redirect: 'REDIRECT_URL', externalLink: '/m/game' },
    { title: 'Outside', redirect: 'REDIRECT_URL', externalLink: 'https://elsewhere.test/x?y=1' },
    { title: 'Trick', redirect: 'REDIRECT_URL', externalLink: 'javascript:alert(1)' },
  ])
  await asMember(page, manila)
  const token = String((await storedSession(page))?.token)
  await open(page)
  await expect(activity(page, 'Trick')).toHaveCount(0)
  const [popup] = await Promise.all([page.waitForEvent('popup'), activity(page, 'Outside').click()])
  await popup.waitForLoadState('domcontentloaded')
  expect(popup.url()).toBe('https://elsewhere.test/x?y=1')
  expect(await popup.evaluate(() => [window.opener, document.referrer].join())).not.toContain(token)
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  await popup.close()
  await open(page)
  await activity(page, 'Inside').click()
  await expect(screenOf(page, 'game')).toBeVisible()
})

test('opens the promotions of its categories, and one of them', async ({ page, office }) => {
  await visit(page, office('manila'))
  await open(page)
  await activity(page, 'Espesyal na promo').click()
  const screen = screenOf(page, 'activity')
  await expect(screen.getByRole('heading', { level: 3 })).toHaveCount(2)
  await screen
    .getByRole('link', { name: /Details/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/m\/activity\?id=/)
})

test('draws its own picture where one cannot be loaded', async ({ page, office }) => {
  const manila = office('manila')
  const items = [{ title: 'Deposit', redirect: 'DEPOSIT', icon: '/m/merchants/manila/missing.png' }]
  await withItems(manila, items, '/m/merchants/manila/gone.png')
  await visit(page, manila)
  await expect(button(page).locator('svg')).toBeVisible()
  await open(page)
  await expect(sheet(page).getByRole('link', { name: 'Deposit' }).locator('svg')).toBeVisible()
})

test('is dragged, stays there after a reload, and never lies over the chat or the bar', async ({
  page,
  office,
}) => {
  await visit(page, office('manila'))
  const before = await placeOf(page)
  expect([before.width, before.height]).toEqual([56, 56])
  await drag(page, [-120, -160])
  await expect(sheet(page)).toHaveCount(0)
  const after = await placeOf(page)
  expect(Math.abs(after.x - before.x + 120)).toBeLessThan(3)
  await page.reload()
  const again = await placeOf(page)
  expect(Math.hypot(again.x - after.x, again.y - after.y)).toBeLessThan(3)
  // Dropped on the chat button, in the corner above the bar.
  await drag(page, [1000, 1000], 3)
  const chat = (await featureOf(page, 'chat').getByRole('button').boundingBox()) ?? before
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
  await expect
    .poll(async () => {
      const { x, y, width, height } = await placeOf(page)
      return y + height <= chat.y || x + width <= chat.x || x >= chat.x + chat.width
    })
    .toBe(true)
  const corner = await placeOf(page)
  expect(corner.y + corner.height).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('moves out of the way of the mini-game', async ({ page, office }) => {
  const aurora = office('aurora')
  await withItems(aurora, [{ redirect: 'DEPOSIT' }])
  await asMember(page, aurora)
  const game = featureOf(page, 'miniGame').getByRole('group', { name: 'Mini-game' })
  await expect(game).toBeVisible()
  await drag(page, [-1000, 1000], 3)
  await expect
    .poll(async () => {
      const own = await placeOf(page)
      const other = (await game.boundingBox()) ?? own
      return (
        own.x >= other.x + other.width ||
        own.x + own.width <= other.x ||
        own.y >= other.y + other.height ||
        own.y + own.height <= other.y
      )
    })
    .toBe(true)
})

test('a movement below 2 px is a click', async ({ page, office }) => {
  await visit(page, office('manila'))
  await drag(page, [1, 1], 1)
  await expect(sheet(page)).toBeVisible()
})

test('is reached, moved and opened by the keyboard', async ({ page, office }) => {
  await visit(page, office('manila'))
  const before = await placeOf(page)
  await button(page).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  const after = await placeOf(page)
  expect([before.x - after.x, before.y - after.y].map(Math.round)).toEqual([16, 16])
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

test('starts at the other side in languages that read from right to left', async ({
  page,
  office,
  context,
}) => {
  const karachi = office('karachi')
  await context.addInitScript(() => self.origin !== 'null' && localStorage.setItem('language', 'UR'))
  await visit(page, karachi)
  const place = featureOf(page, 'activityShortcut').getByRole('button')
  await expect(place).toBeVisible()
  const box = await place.boundingBox()
  expect(box?.x ?? 360).toBeLessThan(40)
  await place.click()
  await expect(page.getByRole('dialog').getByText('رقم جمع کرائیں')).toBeVisible()
})
