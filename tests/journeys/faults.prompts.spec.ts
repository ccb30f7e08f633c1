import { configure, offerUpgrade, on } from '../support/appDownload.ts'
import type { BackOffice } from '../support/backOffice.ts'
import { CALL_TIMEOUT_MS, OTHERS, waits } from '../support/faults/kinds.ts'
import { eachFault, leave, nothingSaid, type Watched, watched } from '../support/faults/watch.ts'
import { comeBack, expect, featureOf, test, visit } from '../support/journey.ts'
import { asMember } from '../support/member.ts'

test.use({ asksToInstall: true })

/** An unknown count is requested again after this long, ms (docs/conformance.md § 2.3). */
const STATS_POLL_MS = 30_000

/**
 * Tests an additional call of a complete page: no fault of this call delays the page or shows a message. The feature that
 * depends on the call is missing until the call succeeds.
 *
 * @param ask makes the page send the call
 */
async function expectPassedBy(
  visitor: Watched,
  office: BackOffice,
  path: string,
  feature: string,
  ask: () => Promise<unknown>,
): Promise<void> {
  const { page } = visitor
  const shown = featureOf(page, feature)
  const now = () => page.evaluate(() => performance.now())
  await eachFault(
    office,
    path,
    test.step,
    {
      async meet(kind) {
        const asking = page.waitForRequest(`**/wps/${path}**`)
        await ask()
        const asked = await asking
        const began = await now()
        if (waits(kind)) await visitor.passTime(kind, async () => (await now()) > began + CALL_TIMEOUT_MS)
        else await asked.response()
        await expect(shown).toHaveCount(0)
        await nothingSaid(visitor)
        await visitor.expectWell()
      },
    },
    OTHERS,
  )
  // No earlier fault prevents the feature from being shown.
  await ask()
  await expect(shown).not.toHaveCount(0)
}

test('the app-download configuration: whatever goes wrong with it, nobody is asked, until it comes', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await configure(aurora, { bottom_app_bar_mode: on(1) })
  const visitor = await watched(page)
  let ask = async () => {
    await visit(page, aurora)
    // From now on the page asks whenever the player returns to it.
    ask = () => comeBack(page)
  }
  await expectPassedBy(visitor, aurora, 'relay/MCSFE_getAppDownloadConfig', 'appDownloadPrompt', () => ask())
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
    await configure(aurora, { [rule]: on(1) })
    await aurora.setValue(path, { count: 1, banks: [] })
    const visitor = await watched(page)
    await aurora.fault(path, { kind: 'status', status: 500 })
    const first = page.waitForResponse(`**/wps/${path}**`)
    await asMember(page, aurora)
    await first
    let asked = false
    page.on('request', (request) => {
      if (request.url().includes(path)) asked = true
    })
    // While the page still reads the last answer, the next poll is not due yet.
    const ask = async () => {
      asked = false
      const isAsked = async () => {
        await page.clock.fastForward(STATS_POLL_MS)
        return asked
      }
      await expect.poll(isAsked, 'the count is requested again').toBe(true)
    }
    await expectPassedBy(visitor, aurora, path, 'appDownloadPrompt', ask)
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
    // The app asks once per document, on any screen. The login screen opens quickly.
    await expectPassedBy(visitor, aurora, 'relay/WPSCORE_getDownloadSetting', 'upgradePrompt', async () => {
      await leave(visitor)
      await visit(page, aurora, '/m/login', 'login')
    })
  })
})
