import { configure, expectSaid, on, promptBar, promptModal, recordSaid } from '../support/appDownload.ts'
import { expect, featureOf, test, visit } from '../support/journey.ts'
import { asMember } from '../support/member.ts'
import { fillRegistration } from '../support/registering.ts'

test.use({ asksToInstall: true })

test.describe('a merchant whose whole configuration is on', () => {
  test('asks who has made ten deposits with a modal that can be closed', async ({ page, office }) => {
    await asMember(page, office('karachi'), 'depositor')
    await expect(promptModal(page)).toBeVisible()
    await expectSaid(page, /^on: .*deposit_least_times is 10 and the member has made 10 deposits$/)
    await promptModal(page).getByRole('button', { name: 'Close' }).click()
    await expect(featureOf(page, 'appDownloadPrompt')).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('SHELL_appDownloadCloses'))).toBe('1')
  })

  test('asks no member of type 4', async ({ page, office }) => {
    await asMember(page, office('karachi'), 'silent')
    await expectSaid(page, /^off: .*type is 4, and only 0, 1 and 2 are asked$/)
    await expect(featureOf(page, 'appDownloadPrompt')).toHaveCount(0)
  })
})

test('who has just registered is left alone for 1.9 s', async ({ page, office }) => {
  const saigon = office('saigon')
  await configure(saigon, { reg_days: on(0) })
  await visit(page, saigon, '/m/register', 'register')
  const said = await recordSaid(page)
  await fillRegistration(page, saigon, 'freshplayer')
  await expect(promptModal(page)).toBeVisible()
  expect(said).toContainEqual(expect.stringMatching(/^off: the player has registered less than 1\.9 s ago/))
})

test('a player who follows the offer is not asked again in this session, and it does not count as closed', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await configure(aurora, { bottom_app_bar_mode: on(1) })
  await page.route('**/*.apk', (route) => route.fulfill({ status: 204 }))
  await visit(page, aurora)
  await promptBar(page).getByRole('button', { name: 'Get', exact: true }).click()
  await expect(promptBar(page)).toHaveCount(0)
  await expectSaid(page, /closed or followed it in this session/)
  expect(await page.evaluate(() => localStorage.getItem('SHELL_appDownloadCloses'))).toBeNull()
})

test('members from a VIP rank on are asked', async ({ page, office, context }) => {
  const aurora = office('aurora')
  await configure(aurora, { bottom_app_bar_mode: on(1), vip_level: on(5) })
  await asMember(page, aurora)
  await expectSaid(page, /^off: vip_level is 5 and the member's rank is \d/)
  // A tab has a session of its own: in this one, a bar that opens first would postpone the prompt.
  const other = await context.newPage()
  await asMember(other, aurora, 'vip')
  await expect(promptBar(other)).toBeVisible()
})

test.describe('on an iPhone whose merchant has no app for it', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
  })

  test('the prompt leads to the guide', async ({ page, office }) => {
    const aurora = office('aurora')
    await configure(aurora, { bottom_app_bar_mode: on(1) })
    await aurora.patchStatus({ info: { resources: [] } })
    await aurora.setValue('/wps/relay/WPSCORE_getDownloadSetting', { resources: [] })
    await visit(page, aurora)
    await promptBar(page).getByRole('button', { name: 'Get', exact: true }).click()
    await expect(featureOf(page, 'iosGuide').getByRole('dialog')).toBeVisible()
  })
})
