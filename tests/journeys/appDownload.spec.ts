import {
  promptBar as bar,
  configure,
  expectSaid,
  promptModal as modal,
  on,
  recordSaid,
} from '../support/appDownload.ts'
import { expect, featureOf, test, visit } from '../support/journey.ts'
import { withoutVendors } from '../support/loginForm.ts'
import { asMember } from '../support/member.ts'

const DEPOSITS = '/wps/relay/MCSFE_getDepositStats'
const WITHDRAWALS = '/wps/relay/MCSFE_getWithdrawalStats'
const PLAYER = { userName: 'player', password: 'Player!2026' }

test.use({ asksToInstall: true })

test('a guest sees the bar at the start, closes it, and is not asked again in this session', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await configure(aurora, { bottom_app_bar_mode: on(1), bottom_app_desc: on('<b>Play</b> in our app') })
  await visit(page, aurora)
  await expect(bar(page)).toContainText('Play in our app')
  await expectSaid(page, /^on: .*bottom_app_bar_mode is on$/)

  await bar(page).getByRole('button', { name: 'Close' }).click()
  await expect(featureOf(page, 'appDownloadPrompt')).toHaveCount(0)
  await expectSaid(page, /^off: the player has closed or followed it in this session$/)
  await page.reload()
  await expectSaid(page, /^off: the player has closed or followed it in this session$/)
  expect(await page.evaluate(() => localStorage.getItem('SHELL_appDownloadCloses'))).toBe('1')
})

test('a bind-card page shows the modal; it takes the focus, Escape closes it, and the page stays usable', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await configure(aurora, {
    bind_card: on(1),
    app_desc: on('<img src=x onerror=alert(1)>All of it<br>at once'),
  })
  await asMember(page, aurora)
  await page.goto(`${aurora.origin}/m/securityCenter/addBankCard`)
  await expect(modal(page)).toContainText('All of it')
  await expect(modal(page).getByRole('button', { name: 'Download the app' })).toBeFocused()
  await expect(modal(page).locator('img[src="x"]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(modal(page)).toHaveCount(0)
})

test('the modal waits 2 s after a login, and does not come in the same session once it was closed', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await configure(aurora, { reg_days: on(0) })
  await withoutVendors(aurora)
  await visit(page, aurora, '/m/login', 'login')
  const waited = await recordSaid(page)
  const main = page.locator('[data-screen="login"]')
  await main.getByLabel('Username', { exact: true }).fill(PLAYER.userName)
  await main.getByLabel('Password', { exact: true }).fill(PLAYER.password)
  await main.getByRole('button', { name: 'Log in', exact: true }).click()

  await expect(modal(page)).toBeVisible()
  expect(waited).toContainEqual(expect.stringMatching(/^off: the player has logged in less than 2 s ago/))
  await modal(page).getByRole('button', { name: 'Close' }).click()
  await expect(modal(page)).toHaveCount(0)
  await expectSaid(page, /closed or followed it in this session/)
})

test('a forced prompt cannot be closed, and no prompt after it can', async ({ page, office }) => {
  const aurora = office('aurora')
  await configure(aurora, { reg_days_forced: on(0) })
  await asMember(page, aurora)
  await expect(modal(page)).toContainText('Please continue in the app.')
  await expect(modal(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeVisible()
  await expectSaid(page, /^on: .*reg_days_forced is 0 and the member registered \d+ whole days ago$/)

  await configure(aurora, { bottom_app_bar_mode: on(1) })
  await page.reload()
  await expect(bar(page)).toBeVisible()
  await expect(bar(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
})

test('deposits are counted every 30 s while a rule waits for them, and no longer', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await configure(aurora, { deposit_least_times: on(5) })
  await aurora.setValue(DEPOSITS, { count: 4 })
  await page.clock.install()
  await asMember(page, aurora)
  await expect.poll(async () => (await aurora.calls(DEPOSITS)).length).toBeGreaterThan(0)
  await expectSaid(page, /^off: no rule/)

  await aurora.setValue(DEPOSITS, { count: '5' })
  await page.clock.fastForward(30_000)
  await expect(modal(page)).toBeVisible()
  await expectSaid(page, /^on: .*deposit_least_times is 5 and the member has made 5 deposits$/)
  const asked = (await aurora.calls(DEPOSITS)).length
  await page.clock.fastForward(90_000)
  await expect(modal(page)).toBeVisible()
  expect(await aurora.calls(DEPOSITS)).toHaveLength(asked)
  expect(await aurora.calls(WITHDRAWALS)).toHaveLength(0)
})

test('play is interrupted after the configured seconds', async ({ page, office }) => {
  const aurora = office('aurora')
  await configure(aurora, { in_game_popup_interval: on(120) })
  await asMember(page, aurora)
  await aurora.fault('/wps/game/launchGame', { kind: 'business', message: 'no game' })
  await page.clock.install()
  await page.goto(`${aurora.origin}/m/launchGame?code=lobby&prize_mode=1`)
  await expectSaid(page, /^off: no rule/)
  await page.clock.runFor(125_000)
  await expectSaid(page, /^on: .*in_game_popup_interval is 120 s and the game has been played for 1\d\d s$/)
  await expect(modal(page)).toBeVisible()
})

test('nothing asks to install what runs from the home screen', async ({ page, context, office }) => {
  await context.addInitScript(() => {
    const real = window.matchMedia.bind(window)
    window.matchMedia = (query) => real(query.replace(/\(display-mode: standalone\)/g, 'all'))
  })
  const aurora = office('aurora')
  await configure(aurora, { bottom_app_bar_mode: on(1), reg_days_forced: on(0) })
  await asMember(page, aurora)
  await expectSaid(page, /^off: the site is installed$/)
  await expect(featureOf(page, 'appDownloadPrompt')).toHaveCount(0)
})
