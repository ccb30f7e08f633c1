import type { Page } from '@playwright/test'
import {
  promptBar as bar,
  configure,
  promptModal as modal,
  offerUpgrade,
  on,
} from '../support/appDownload.ts'
import { CALL_TIMEOUT_MS, type FaultKind, OTHERS, waits } from '../support/faults/kinds.ts'
import { beMember } from '../support/faults/member.ts'
import { eachFault, leave, nothingSaid, type Watched, watched } from '../support/faults/watch.ts'
import { expect, featureOf, test, visit } from '../support/journey.ts'
import { withoutCaptcha } from '../support/loginForm.ts'

// Many faults on one page: longer than a journey, shorter than a page for each.
test.describe.configure({ timeout: 120_000 })
test.use({ asksToInstall: true })

/** What is asked beside a page that stands: nobody waits for it, and nobody hears of it. */
async function passedBy({ page, passTime }: Watched, kind: FaultKind): Promise<void> {
  const isOver = () => page.evaluate((most) => performance.now() > most, CALL_TIMEOUT_MS)
  if (waits(kind)) await passTime(kind, isOver)
}

async function expectQuiet(visitor: Watched, feature: string): Promise<void> {
  await expect(featureOf(visitor.page, feature)).toHaveCount(0)
  await nothingSaid(visitor)
  await visitor.expectWell()
}

const askedFor = (page: Page, path: string) => page.waitForRequest(`**/wps/${path}**`)

test('the app-download configuration: whatever goes wrong with it, nobody is asked, until it comes', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await configure(aurora, { bottom_app_bar_mode: on(1) })
  const visitor = await watched(page)
  await eachFault(
    aurora,
    'relay/MCSFE_getAppDownloadConfig',
    test.step,
    {
      async meet(kind) {
        const asked = askedFor(page, 'relay/MCSFE_getAppDownloadConfig')
        await visit(page, aurora)
        await asked
        await passedBy(visitor, kind)
        await expectQuiet(visitor, 'appDownloadPrompt')
      },
      async recover() {
        await page.reload()
        await expect(bar(page)).toBeVisible()
        await leave(visitor)
      },
    },
    OTHERS,
  )
})

const COUNTS = {
  'relay/MCSFE_getDepositStats': 'deposit_least_times',
  'relay/MCSFE_getWithdrawalStats': 'withdrawal_least_times',
} as const

for (const [path, rule] of Object.entries(COUNTS)) {
  test(`${path}: whatever goes wrong with it, the member is not asked before it is known`, async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    await withoutCaptcha(aurora)
    await configure(aurora, { [rule]: on(1) })
    await aurora.setValue(path, { count: 1, banks: [] })
    const visitor = await watched(page)
    await aurora.fault(path, { kind: 'status', status: 500 })
    await beMember(page, aurora)
    await leave(visitor)
    await eachFault(
      aurora,
      path,
      test.step,
      {
        async meet(kind) {
          const asked = askedFor(page, path)
          await visit(page, aurora)
          await asked
          await passedBy(visitor, kind)
          await expectQuiet(visitor, 'appDownloadPrompt')
        },
        async recover() {
          await page.reload()
          await expect(modal(page)).toBeVisible()
          await leave(visitor)
        },
      },
      OTHERS,
    )
  })
}

test.describe('inside an app that is older', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-S921B; wv) AppleWebKit/537.36 Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 App/1.0.0',
  })

  test('the download setting: whatever goes wrong with it, nothing newer is offered, until it comes', async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    await offerUpgrade(aurora)
    const visitor = await watched(page)
    await eachFault(
      aurora,
      'relay/WPSCORE_getDownloadSetting',
      test.step,
      {
        async meet(kind) {
          const asked = askedFor(page, 'relay/WPSCORE_getDownloadSetting')
          await visit(page, aurora)
          await asked
          await passedBy(visitor, kind)
          await expectQuiet(visitor, 'upgradePrompt')
        },
        async recover() {
          await page.reload()
          await expect(featureOf(page, 'upgradePrompt')).toBeVisible()
          await leave(visitor)
        },
      },
      OTHERS,
    )
  })
})
