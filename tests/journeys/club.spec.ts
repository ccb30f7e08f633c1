import { sendAgain } from '../support/faults/unsure.ts'
import { expect, featureOf, screenOf, test, visit } from '../support/journey.ts'
import { fillLogin, PLAYER } from '../support/logIn.ts'
import { asMember, memberScreen } from '../support/member.ts'

const MEMBER_HOME = '/m/member/home'

test('the member centre has a ring, money in and out, and an entry for every open gate', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const screen = await memberScreen(page, aurora, MEMBER_HOME, 'member.home')
  await expect(screen.getByRole('progressbar', { name: 'VIP progress' })).toHaveAttribute(
    'aria-valuenow',
    '60',
  )
  for (const name of ['Deposit', 'Withdraw', 'VIP benefits', 'Reward centre', 'Missions', 'Point market'])
    await expect(screen.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
  await aurora.setFlags({ REWCEN3: false })
  await visit(page, aurora, MEMBER_HOME, 'member.home')
  await expect(screen.getByRole('link', { name: 'Reward centre' })).toHaveCount(0)
})

for (const userName of ['agent', 'superagent']) {
  test(`an agent of either type finds the agent’s own entry, and no invitation: ${userName}`, async ({
    page,
    office,
  }) => {
    const screen = await memberScreen(page, office('aurora'), MEMBER_HOME, 'member.home', userName)
    await expect(screen.getByRole('link', { name: 'Agent' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Invite' })).toHaveCount(0)
  })
}

test('the ring leads to the benefits: every level, the own one marked', async ({ page, office }) => {
  const aurora = office('aurora')
  const home = await memberScreen(page, aurora, MEMBER_HOME, 'member.home')
  await home.getByRole('link', { name: 'Prata' }).click()
  const screen = screenOf(page, 'benefits')
  await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60')
  await expect(screen.locator('[aria-current="step"]')).toContainText('Prata')
  await expect(screen.getByText('Not reached yet')).toHaveCount(3)
})

test('benefits show what the contract has where the back office lists no levels', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await aurora.fault('relay/MCSFE_getVipLabels', { kind: 'status', status: 404 })
  const screen = await memberScreen(page, aurora, '/m/member/benefits', 'benefits')
  await expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60')
  await expect(screen).toContainText('The levels are not listed here')
})

test('a reward is claimed once, and stays claimed', async ({ page, office }) => {
  const aurora = office('aurora')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const screen = await memberScreen(page, aurora, '/m/rewardCenter', 'rewardCenter')
  await screen.getByRole('button', { name: /^Claim: Sexta/ }).click()
  await page.locator('body > canvas').waitFor({ state: 'attached' })
  await expect(page.getByRole('status').filter({ hasText: 'Claimed: Sexta do Cashback' })).toBeVisible()
  await expect(screen.getByRole('button', { name: /^Claim: Sexta/ })).toHaveCount(0)
  expect(await aurora.lastBody('/wps/member/promotion/claim')).toMatchObject({
    promotionId: 'cashback-sexta',
  })
  await screen.getByRole('link', { name: 'Details: Sexta do Cashback' }).click()
  await expect(screenOf(page, 'activity')).toContainText('Claimed')
})

test('a back office without rewards is said to have none, with a contact', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.fault('member/promotion/claim', { kind: 'status', status: 404 })
  const screen = await memberScreen(page, aurora, '/m/rewardCenter', 'rewardCenter')
  await screen.getByRole('button', { name: /^Claim: Sexta/ }).click()
  await expect(screen.getByRole('alert')).toContainText('This is not available here')
  await expect(screen.getByRole('alert').getByRole('link', { name: 'Contact us' })).toBeVisible()
})

test('without REWCEN3 there is no reward centre, and nothing is asked for it', async ({ page, office }) => {
  const manila = office('manila')
  await asMember(page, manila)
  await page.goto(`${manila.origin}/m/rewardCenter`)
  await expect(screenOf(page, 'notFound')).toBeVisible()
  expect(await manila.calls('/wps/relay/MCSFE_getMerchantAvailablePromotions')).toEqual([])
})

test('a banner of type promotion opens the promotion, for a guest too', async ({ page, office }) => {
  const aurora = office('aurora')
  await visit(page, aurora)
  await featureOf(page, 'banners')
    .getByRole('link', { name: /Luzes do Norte/ })
    .first()
    .click()
  const screen = screenOf(page, 'activity')
  await expect(page).toHaveURL(/\/m\/activity\?id=luzes-do-norte$/)
  await expect(screen.getByRole('heading', { level: 2 })).toContainText('Luzes do Norte')
  await screen.getByRole('button', { name: 'Log in to take part' }).click()
  await fillLogin(page, PLAYER)
  await expect(screen.getByRole('button', { name: 'Claim' })).toBeVisible()
})

test('a promotion’s HTML never runs', async ({ page, office }) => {
  const aurora = office('aurora')
  const content =
    '<p>Fine</p><img src=x onerror="window.hit=1"><a href="javascript:window.hit=1">link</a><script>window.hit=1</script>'
  await aurora.setValue('relay/PROMOFE_getPromotionAnnouncementCategory', {
    categories: [{ name: 'x', promotions: [{ id: 'x', title: 'Hostile', content }] }],
  })
  await visit(page, aurora, '/m/activity?id=x', 'activity')
  const screen = screenOf(page, 'activity')
  await expect(screen).toContainText('Fine')
  await expect(screen.locator('script, [onerror], [href^="javascript"]')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined()
})

test('a mission that is done brings its reward; one that is not leads to where it is done', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const screen = await memberScreen(page, aurora, '/m/leaderBoard', 'leaderBoard')
  await screen.getByRole('button', { name: /^Claim: / }).click()
  await expect(screen.getByText('Claimed', { exact: true })).toBeVisible()
  await expect(screen.getByRole('heading', { name: 'Corrida da semana' })).toBeVisible()
  await screen.getByRole('link', { name: 'Go: Deposite 3 vezes esta semana' }).click()
  await expect(screenOf(page, 'voucherCenter')).toBeVisible()
})

test('a claim whose answer was lost is shown as claimed where the back office lists it so', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const screen = await memberScreen(page, aurora, '/m/leaderBoard', 'leaderBoard')
  await aurora.fault('member/mission/claim', { kind: 'cut', times: 1 })
  await screen.getByRole('button', { name: /^Claim: / }).click()
  await expect(screen.getByText('Claimed', { exact: true })).toBeVisible()
  await expect(screen.getByRole('alert')).toHaveCount(0)
  expect(await aurora.calls('/wps/member/mission/claim')).toHaveLength(1)
})

test('points are spent once, though the answer was lost and the market was opened again', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const screen = await memberScreen(page, aurora, '/m/mall/mallHome', 'mall')
  const dialog = page.getByRole('alertdialog')
  const redeem = screen.getByRole('button', { name: 'Redeem: Cupom de R$ 25' })
  await aurora.fault('member/mall/redeem', { kind: 'cut', times: 1 })
  await redeem.click()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByRole('alert')).toContainText('may already be yours')
  await visit(page, aurora, '/m/mall/mallHome', 'mall')
  await expect(screen).toContainText('800')
  await redeem.click()
  await sendAgain(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'On its way to you' })).toBeVisible()
  // “800” is also a part of a price.
  await expect(screen).not.toContainText('1,250')
  await expect(screen).toContainText('800')
  const bodies = (await aurora.calls('/wps/member/mall/redeem')).map(({ body }) => JSON.stringify(body))
  expect(bodies).toHaveLength(2)
  expect(new Set(bodies).size).toBe(1)
})

test('points are spent after a question, once, and are fewer then', async ({ page, office }) => {
  const aurora = office('aurora')
  const screen = await memberScreen(page, aurora, '/m/mall/mallHome', 'mall')
  await expect(screen).toContainText('1,250')
  await expect(screen.getByText('Sold out')).toBeVisible()
  await screen.getByRole('button', { name: 'Redeem: Cupom de R$ 25' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'On its way to you' })).toBeVisible()
  // “800” is also a part of a price.
  await expect(screen).not.toContainText('1,250')
  await expect(screen).toContainText('800')
  expect(await aurora.calls('/wps/member/mall/redeem')).toHaveLength(1)
})

test('a guest is sent to the login from every screen of the club, and back', async ({ page, office }) => {
  const aurora = office('aurora')
  for (const path of ['/m/member/benefits', '/m/rewardCenter', '/m/leaderBoard', '/m/mall/mallHome']) {
    await page.goto(aurora.origin + path)
    await expect(screenOf(page, 'login')).toBeVisible()
  }
})

test('seoul has a reward centre and no chat; istanbul is light, in Turkish', async ({ page, office }) => {
  const seoul = office('seoul')
  const screen = await memberScreen(page, seoul, '/m/rewardCenter', 'rewardCenter')
  await expect(screen.getByRole('button', { name: /^Claim: / }).first()).toBeVisible()
  await expect(featureOf(page, 'chat')).toHaveCount(0)
  await visit(page, office('istanbul'))
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'M1')
})
