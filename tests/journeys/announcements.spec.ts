import { announce, gone, popup, pressIn, recordOf, slideTitle } from '../support/announcements.ts'
import { expect, siteNow, test, visit } from '../support/journey.ts'
import { logIn, PLAYER } from '../support/logIn.ts'

test.use({ readsAnnouncements: true })

const DAY_MS = 24 * 3_600_000
const THREE = [
  { title: 'First news', content: '<p>one</p>', execution: 'B' },
  { title: 'Second news', content: '<p>two</p>', execution: 'B' },
  { title: 'Third news', content: '<p>three</p>', execution: 'B' },
]

test('a guest reads what is new, closes it, and sees it again the next day', async ({ page, office }) => {
  const saigon = office('saigon')
  await saigon.setSettings({ announcement_autoplay: 0 })
  await announce(saigon, [...THREE, { title: 'For members', execution: 'A' }])
  await page.clock.install()
  await visit(page, saigon)
  await page.clock.runFor(3000)
  await expect(slideTitle(page)).toHaveText('First news')
  await expect(popup(page)).not.toContainText('For members')
  await expect(popup(page).getByRole('checkbox', { name: 'Do not show again today' })).toBeChecked()
  expect((await siteNow(page))?.decisions.announcements?.because).toContain('there are new announcements')
  expect((await recordOf(page, 'SHELL_PU_B')).show).toBe(true)

  await pressIn(page, 'Close')
  await page.clock.runFor(1000)
  await expect(gone(page)).toHaveCount(0)
  const record = await recordOf(page, 'SHELL_PU_B')
  expect(record).toMatchObject({ show: false, data: [/./, /./, /./].map(() => expect.any(String)) })
  expect(record.todayHideTime).toEqual(expect.any(Number))

  await page.reload()
  // The page's own work takes real time, and its timers begin with it.
  const reason = async () => {
    await page.clock.runFor(1000)
    return (await siteNow(page))?.decisions.announcements?.because
  }
  await expect.poll(reason).toContain('for the rest of the day')
  await expect(popup(page)).toHaveCount(0)

  await page.clock.setSystemTime(Date.now() + DAY_MS)
  await page.reload()
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return await popup(page).isVisible()
    })
    .toBe(true)
})

test('what is new shows though the player hid the rest for today', async ({ page, office }) => {
  const aurora = office('aurora')
  await announce(aurora, THREE)
  await visit(page, aurora)
  await pressIn(page, 'Got it')
  await expect(gone(page)).toHaveCount(0)

  await announce(aurora, [...THREE, { title: 'Fresh news', execution: 'B' }])
  await page.reload()
  await expect(popup(page)).toBeVisible()
})

test('who closes it without the tick is left alone in this visit', async ({ page, office, context }) => {
  const aurora = office('aurora')
  await announce(aurora, THREE)
  await visit(page, aurora)
  await popup(page).getByRole('checkbox').uncheck()
  await pressIn(page, 'Close')
  await expect(gone(page)).toHaveCount(0)
  expect((await recordOf(page, 'SHELL_PU_B')).todayHideTime).toBeUndefined()
  await page.reload()
  await expect
    .poll(async () => (await siteNow(page))?.decisions.announcements?.because)
    .toContain('in this visit')

  const next = await context.newPage()
  await visit(next, aurora)
  await expect(popup(next)).toBeVisible()
})

test('hidePopup hides it until the content changes', async ({ page, office }) => {
  const aurora = office('aurora')
  await announce(aurora, THREE)
  await page.goto(`${aurora.origin}/m/login`)
  await page.evaluate(() => localStorage.setItem('hidePopup', '1'))
  await visit(page, aurora)
  await expect
    .poll(async () => (await siteNow(page))?.decisions.announcements?.because)
    .toContain('hidePopup')
  await expect(popup(page)).toHaveCount(0)

  await announce(aurora, [{ title: 'Fresh news', execution: 'B' }])
  await page.reload()
  await expect(slideTitle(page)).toHaveText('Fresh news')
})

test('a member reads the own announcements, on the first login also how to begin', async ({
  page,
  office,
  context,
}) => {
  const aurora = office('aurora')
  await announce(aurora, [
    { title: 'For guests', execution: 'B' },
    { title: 'For members', execution: 'A' },
    { title: 'Begin here', execution: 'F' },
  ])
  await logIn(page, aurora.origin, PLAYER)
  await expect(slideTitle(page)).toHaveText('For members')
  await expect(popup(page)).not.toContainText('Begin here')
  await pressIn(page, 'Close')
  await expect(gone(page)).toHaveCount(0)
  expect((await recordOf(page, 'SHELL_PU_A_31001001')).show).toBe(false)

  // A tab has a session of its own: in this one, a bar of the app that opens first would postpone them.
  const later = await context.newPage()
  await logIn(later, aurora.origin, { ...PLAYER, userName: 'newbie' })
  await expect(popup(later)).toContainText('Begin here')
})

test('it shows on the register screen before the login where the site says so', async ({ page, office }) => {
  const manila = office('manila')
  await announce(manila, THREE)
  await visit(page, manila, '/m/register', 'register')
  await page.getByRole('textbox').first().waitFor()
  await expect(popup(page)).toHaveCount(0)

  await manila.setSettings({ announcement_before_login: 1 })
  await visit(page, manila, '/m/register', 'register')
  await expect(popup(page)).toBeVisible()
})

test('previous and next lead through the slides, and a swipe does', async ({ page, office }) => {
  const manila = office('manila')
  await announce(manila, THREE)
  await visit(page, manila)
  await expect(slideTitle(page)).toHaveText('First news')
  await expect(popup(page).getByRole('button', { name: 'Previous' })).toBeDisabled()
  await pressIn(page, 'Next')
  await expect(slideTitle(page)).toHaveText('Second news')
  await pressIn(page, 'Previous')
  await expect(slideTitle(page)).toHaveText('First news')
  // The state after a swipe: the scroller is at the last slide.
  await popup(page)
    .locator('[data-slide="2"]')
    .evaluate((slide) => slide.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'instant' }))
  await expect(slideTitle(page)).toHaveText('Third news')
  await expect(popup(page)).toContainText('3 of 3')
})

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('autoplay changes the slide every five seconds, until the player leads', async ({ page, office }) => {
    const aurora = office('aurora')
    await aurora.setSettings({ announcement_autoplay: 1 })
    await announce(aurora, THREE)
    await visit(page, aurora)
    await expect(slideTitle(page)).toHaveText('First news')
    await expect(slideTitle(page)).toHaveText('Second news')
    await pressIn(page, 'Previous')
    await expect(slideTitle(page)).toHaveText('First news')
    // Uses the browser's own clock, because autoplay follows it.
    const led = await page.evaluate(() => performance.now())
    await page.waitForFunction((since) => performance.now() - since > 6000, led)
    await expect(slideTitle(page)).toHaveText('First news')
  })
})

test('autoplay rests for whoever wants less motion', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.setSettings({ announcement_autoplay: 1 })
  await announce(aurora, THREE)
  await page.clock.install()
  await visit(page, aurora)
  await page.clock.runFor(12_000)
  await expect(slideTitle(page)).toHaveText('First news')
})

test('where reading is forced, closing shows the remaining slides first', async ({ page, office }) => {
  const saigon = office('saigon')
  await saigon.setSettings({ announcement_force_read: 1, announcement_autoplay: -1 })
  await announce(saigon, THREE)
  await visit(page, saigon)
  await expect(slideTitle(page)).toHaveText('First news')
  await page.keyboard.press('Escape')
  await expect(popup(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
  await pressIn(page, 'Next 1/3')
  await expect(slideTitle(page)).toHaveText('Second news')
  await expect(popup(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
  await pressIn(page, 'Next 2/3')
  await expect(slideTitle(page)).toHaveText('Third news')
  await expect(popup(page).getByRole('button', { name: 'Close' })).toBeVisible()
  await pressIn(page, 'Got it')
  await expect(gone(page)).toHaveCount(0)
})

test('an activity leads members to the reward centre, and offers guests no way that ends at the login', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await announce(aurora, [
    { title: 'Carnival', execution: 'B', promotionType: 'ACTIVITY' },
    { title: 'Carnival for members', execution: 'A', promotionType: 'ACTIVITY' },
  ])
  await visit(page, aurora)
  await expect(slideTitle(page)).toHaveText('Carnival')
  await expect(popup(page).getByRole('link')).toHaveCount(0)
  await pressIn(page, 'Got it')
  await logIn(page, aurora.origin, PLAYER)
  await expect(slideTitle(page)).toHaveText('Carnival for members')
  await popup(page).getByRole('link', { name: 'Go to activity' }).click()
  await expect(page.locator('[data-screen="rewardCenter"]')).toBeVisible()
  await expect(popup(page)).toHaveCount(0)
})

test('a notice has no link, and neither has an activity where the site has no reward centre', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await aurora.setFlags({ REWCEN3: false })
  await announce(aurora, [
    { title: 'Notice', execution: 'B', promotionType: 'NOTICE' },
    { title: 'Carnival', execution: 'A', promotionType: 'ACTIVITY' },
  ])
  await visit(page, aurora)
  await expect(slideTitle(page)).toHaveText('Notice')
  await expect(popup(page).getByRole('link')).toHaveCount(0)
  await pressIn(page, 'Got it')
  await logIn(page, aurora.origin, PLAYER)
  await expect(slideTitle(page)).toHaveText('Carnival')
  await expect(popup(page).getByRole('link')).toHaveCount(0)
})
