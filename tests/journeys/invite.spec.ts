import { expect, screenOf, test, visit } from '../support/journey.ts'
import { asMember, memberScreen } from '../support/member.ts'

const FRIENDS = '/m/inviteFriends'
const AGENTS = '/m/agentRegister'

test('a guest reads how it works, and logs in for a link', async ({ page, office }) => {
  const aurora = office('aurora')
  await visit(page, aurora, FRIENDS, 'inviteFriends')
  const screen = screenOf(page, 'inviteFriends')
  await expect(screen.getByRole('listitem')).toHaveCount(3)
  await screen.getByRole('link', { name: 'Log in to get your link' }).click()
  await expect(screenOf(page, 'login')).toBeVisible()
})

test('a member hands on a link with the own code: to copy, to scan, to share', async ({ page, office }) => {
  const aurora = office('aurora')
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.defineProperty(navigator, 'share', { value: async (data: unknown) => void shared.push(data) })
    Object.defineProperty(navigator, 'canShare', { value: () => true })
    Object.defineProperty(window, 'shared', { value: shared })
  })
  const screen = await memberScreen(page, aurora, FRIENDS, 'inviteFriends')
  await expect(screen.getByRole('img', { name: 'Your link' })).toBeVisible()
  const link = await screen.getByText(/\/m\/register\?r=/).textContent()
  expect(link).toMatch(new RegExp(`^${aurora.origin}/m/register\\?r=\\w+$`))
  await screen.getByRole('button', { name: 'Copy link' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
  await screen.getByRole('button', { name: 'Share' }).click()
  const shared = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'shared')))
  expect(shared).toContain(link)
})

test('the link registers a friend with the member’s code', async ({ page, office }) => {
  const aurora = office('aurora')
  const screen = await memberScreen(page, aurora, FRIENDS, 'inviteFriends')
  const link = (await screen.getByText(/\/m\/register\?r=/).textContent()) ?? ''
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(link)
  const form = screenOf(page, 'register')
  await form.getByLabel('Username', { exact: true }).fill('bemtevi')
  await form.getByLabel('Password', { exact: true }).fill('Sunshine!2026')
  await form.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  const [call] = await aurora.calls('/wps/member/register')
  expect(call?.body).toMatchObject({ referralCode: new URL(link).searchParams.get('r') })
})

test('an agent has a link of its own, and nobody else sees it', async ({ page, office }) => {
  const saigon = office('saigon')
  const screen = await memberScreen(page, saigon, AGENTS, 'agentRegister', 'agent')
  await expect(screen.getByText(/\/m\/register\?affiliateCode=\w+&r=\w+/)).toBeVisible()
  await expect(screen.getByText('Your players')).toBeVisible()
  await visit(page, saigon, '/m/member/home', 'member.home')
  await screenOf(page, 'member.home').getByRole('link', { name: 'Agent' }).first().click()
  await expect(screenOf(page, 'agentRegister')).toBeVisible()

  const aurora = office('aurora')
  await asMember(page, aurora)
  await page.goto(aurora.origin + AGENTS)
  await expect(screenOf(page, 'home')).toBeVisible()
})

test('where referral is not enabled, or its promotion is off, the page says so', async ({ page, office }) => {
  const manila = office('manila')
  await visit(page, manila, FRIENDS, 'inviteFriends')
  const screen = screenOf(page, 'inviteFriends')
  await expect(screen).toContainText('This is not available here')
  await expect(screen.getByRole('link', { name: 'Contact us' })).toBeVisible()
  const aurora = office('aurora')
  await aurora.setSettings({ referral_promotion_disabled: 1 })
  await visit(page, aurora, FRIENDS, 'inviteFriends')
  await expect(screen).toContainText('This is not available here')
})

test('a back office without referral codes says so', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.fault('member/referral', { kind: 'status', status: 404 })
  const screen = await memberScreen(page, aurora, FRIENDS, 'inviteFriends')
  await expect(screen).toContainText('This is not available here')
  await expect(screen.getByRole('link', { name: 'Contact us' })).toBeVisible()
})
