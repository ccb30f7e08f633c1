import type { Locator, Page } from '@playwright/test'
import type { BackOffice } from '../support/backOffice.ts'
import { chatButton } from '../support/chatVendor.ts'
import { expect, featureOf, screenOf, siteNow, test, visit } from '../support/journey.ts'
import { fillLogin, PLAYER } from '../support/logIn.ts'
import { asMember } from '../support/member.ts'
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

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

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
  await asMember(page, manila, 'agent')
  await expect(button(page)).toBeVisible()
  await open(page)
  await expect(activity(page, 'Gumawa ng account'), 'registration is for guests').toHaveCount(0)
  await expect(activity(page, 'Mag-imbita'), 'an agent has players to invite').toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await asMember(page, manila, 'silent')
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

for (const merchant of ['manila', 'karachi'])
  test(`on ${merchant} one button floats, the live chat, and this one is in the header; each opens at one tap`, async ({
    page,
    office,
  }) => {
    await visit(page, office(merchant))
    const shortcut = featureOf(page, 'activityShortcut').getByRole('button')
    await expect(page.getByRole('banner').locator(shortcut)).toBeVisible()
    await expect(chatButton(page)).toBeInViewport()
    await expect(featureOf(page, 'activityShortcut')).toHaveCount(1)
    await shortcut.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await chatButton(page).click()
    await expect(screenOf(page, 'login')).toBeVisible()
  })

test('floats where there is no live chat, as large as the chat button', async ({ page, office }) => {
  const manila = office('manila')
  await visit(page, manila)
  const chat = await boxOf(chatButton(page))
  await manila.setFlags({ CBS3: false })
  await visit(page, manila)
  await expect(page.getByRole('banner').locator(button(page))).toHaveCount(0)
  await expect.poll(() => boxOf(button(page))).toEqual(chat)
})

for (const [other, name] of [
  [chatButton, 'the live chat'],
  [button, 'the activities'],
] as const)
  test(`the mini-game keeps clear of ${name}, wherever it is dragged`, async ({ page, office }) => {
    const aurora = office('aurora')
    await withItems(aurora, [{ redirect: 'DEPOSIT' }])
    await aurora.setFlags({ CBS3: other === chatButton })
    await asMember(page, aurora)
    const game = featureOf(page, 'miniGame').getByRole('group', { name: 'Mini-game' })
    await expect(game).toBeVisible()
    await expect(other(page)).toBeVisible()
    const [from, to] = [await boxOf(game), await boxOf(other(page))]
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
    await page.mouse.up()
    await expect
      .poll(async () => {
        const [own, near] = [await boxOf(game), await boxOf(other(page))]
        const isBeside = own.x >= near.x + near.width || own.x + own.width <= near.x
        return isBeside || own.y >= near.y + near.height || own.y + own.height <= near.y
      })
      .toBe(true)
  })

test('is reached and opened by the keyboard', async ({ page, office }) => {
  await visit(page, office('manila'))
  await button(page).focus()
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
  await karachi.setFlags({ CBS3: false })
  await context.addInitScript(() => self.origin !== 'null' && localStorage.setItem('language', 'UR'))
  await visit(page, karachi)
  const place = featureOf(page, 'activityShortcut').getByRole('button')
  await expect(place).toBeVisible()
  const box = await place.boundingBox()
  expect(box?.x ?? 360).toBeLessThan(40)
  await place.click()
  await expect(page.getByRole('dialog').getByText('رقم جمع کرائیں')).toBeVisible()
})
