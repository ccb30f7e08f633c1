import { chatButton, vendorFrame } from '../support/chatVendor.ts'
import { comeBack, expect, screenOf, test, visit } from '../support/journey.ts'
import { asMember } from '../support/member.ts'

const UNREAD = '/wps/relay/CBS_unreadCount'
const LAUNCH = '/wps/relay/CBS_launchChat'

test('a guest who taps the chat logs in, and nothing was asked about unread messages', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await visit(page, aurora, '/m/home?r=FRIEND7')
  await chatButton(page).click()
  await expect(screenOf(page, 'login')).toBeVisible()
  expect(new URL(page.url()).searchParams.get('r')).toBe('FRIEND7')
  expect(await aurora.calls(UNREAD)).toEqual([])
})

test('a member of type -1 who taps the chat is logged out and comes to the login', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await aurora.setValue('member/info', { type: -1, id: '70001001', userName: 'player', account: 'player' })
  await asMember(page, aurora)
  await chatButton(page).click()
  await expect(screenOf(page, 'login')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()
  expect(await aurora.calls(LAUNCH)).toEqual([])
})

test('a member of type 4 reads that there is no permission; unread messages are not asked for', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await asMember(page, aurora, 'silent')
  await chatButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'permission' })).toBeVisible()
  await comeBack(page)
  expect(await aurora.calls(UNREAD)).toEqual([])
  expect(await aurora.calls(LAUNCH)).toEqual([])
  await expect(vendorFrame(page)).toHaveCount(0)
})

test('the chat opens in a window without opener and referrer, with all its parameters', async ({
  page,
  office,
  context,
}) => {
  const aurora = office('aurora')
  await asMember(page, aurora)
  const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').token)
  const opening = context.waitForEvent('page')
  const sent = context.waitForEvent('request', (request) => request.url().includes('/support/chat/'))
  await chatButton(page).click()
  const chat = await opening
  await expect(chat.getByRole('heading', { name: 'Aurora Play' })).toBeVisible()
  const { searchParams } = new URL(chat.url())
  expect(searchParams.get('b2c')).toBe('1')
  expect(searchParams.get('title')).toBe('Aurora Play')
  expect(searchParams.get('backUrl')).toBe(`${aurora.origin}/m/home`)
  expect(searchParams.get('language')).toBe('EN')
  expect(searchParams.get('headerColor')).toBe(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim()),
  )
  expect(await chat.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  expect((await sent).headers().referer).toBeUndefined()
  expect(token).toBeTruthy()
  expect(chat.url()).not.toContain(token)
})

test('the button is lit for 750 ms when the chat is opened', async ({ page, office, context }) => {
  const aurora = office('aurora')
  await asMember(page, aurora)
  await expect(chatButton(page)).toHaveAccessibleName(/unread/)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const opening = context.waitForEvent('page')
  await chatButton(page).click()
  await expect(chatButton(page)).toHaveAttribute('data-opened')
  await opening
  await page.clock.runFor(749)
  await expect(chatButton(page)).toHaveAttribute('data-opened')
  await page.clock.runFor(1)
  await expect(chatButton(page)).not.toHaveAttribute('data-opened')
})

test('unread messages are counted anew when the player comes back to the page', async ({ page, office }) => {
  const aurora = office('aurora')
  await asMember(page, aurora)
  await expect(chatButton(page)).toHaveAccessibleName('Live chat, 3 unread messages')
  await aurora.setValue('relay/CBS_unreadCount', { unReadCount: 120 })
  await comeBack(page)
  await expect(chatButton(page)).toHaveAccessibleName('Live chat, 120 unread messages')
  await expect(chatButton(page)).toContainText('99+')
  await aurora.setValue('relay/CBS_unreadCount', { unReadCount: null })
  await comeBack(page)
  await expect(chatButton(page)).toHaveAccessibleName('Live chat')
})

test('logging out clears the count, the vendor’s frame and the window that waits for its chat', async ({
  page,
  office,
  context,
}) => {
  const aurora = office('aurora')
  await asMember(page, aurora)
  await expect(vendorFrame(page)).toHaveCount(1)
  await aurora.fault('relay/CBS_launchChat', { kind: 'hang' })
  const opening = context.waitForEvent('page')
  await chatButton(page).click()
  const chat = await opening
  await page.bringToFront()
  await aurora.expireSessions()
  await aurora.setValue('relay/CBS_unreadCount')
  await comeBack(page)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull()
  await expect(vendorFrame(page)).toHaveCount(0)
  await expect(page.getByText('unread message')).toHaveCount(0)
  await expect.poll(() => chat.isClosed()).toBe(true)
})
