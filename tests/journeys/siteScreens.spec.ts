import type { Page } from '@playwright/test'
import type { BackOffice, Fault } from '../support/backOffice.ts'
import { holdTime } from '../support/heldTime.ts'
import { comeBack, expect, expectNoReload, markPage, screenOf, test, visit } from '../support/journey.ts'

const STATUS = 'system/status'
const HOUR_MS = 3_600_000
const TIMEOUT_MS = 30_000

/** The screen explains what happened in the visitor's language and in English. */
async function expectSiteScreen(page: Page, id: string, english: string): Promise<void> {
  const screen = screenOf(page, id)
  await expect(screen).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(screen.getByRole('heading', { level: 1 })).not.toContainText(english)
  await expect(screen.locator('[lang="en"]')).toContainText(english)
}

/** The screen's own Retry button, not the notice's. Found by its position, in any language. */
const retryOf = (page: Page) => page.locator('main button').last()

async function retryBringsHome(page: Page, office: BackOffice): Promise<void> {
  await office.clearFault(STATUS)
  await retryOf(page).click()
  await expect(screenOf(page, 'home')).toBeVisible()
}

test.describe('a visitor who reads Vietnamese', () => {
  test.use({ locale: 'vi-VN' })

  const faults: readonly [name: string, fault: Fault, screen: string, english: string][] = [
    [
      'finds a domain that is not available any more',
      { kind: 'business', code: 'domain_not_available', message: 'Moved <b>away</b>' },
      'domainUnavailable',
      'This address is not available',
    ],
    [
      'finds the back office answering 502',
      { kind: 'status', status: 502 },
      'siteError',
      'could not be loaded',
    ],
    ['finds a page of HTML where the answer should be', { kind: 'html' }, 'siteError', 'could not be loaded'],
    ['finds an answer that breaks off', { kind: 'cut' }, 'siteError', 'could not be loaded'],
    ['finds an empty answer', { kind: 'empty' }, 'siteError', 'could not be loaded'],
    ['finds half an answer', { kind: 'json' }, 'siteError', 'could not be loaded'],
  ]
  for (const [name, fault, screen, english] of faults) {
    test(`${name}: ${screen}, and Retry leads on when it is over`, async ({ page, office }) => {
      const saigon = office('saigon')
      await saigon.fault(STATUS, fault)
      await page.goto(`${saigon.origin}/m/home`)
      await expectSiteScreen(page, screen, english)
      if (fault.message) {
        await expect(page.getByRole('alertdialog')).toContainText(fault.message)
      }
      await retryBringsHome(page, saigon)
    })
  }

  test('waits for an answer that never comes: after 30 seconds siteError, and Retry leads on', async ({
    page,
    office,
  }) => {
    const saigon = office('saigon')
    await saigon.fault(STATUS, { kind: 'hang' })
    const time = await holdTime(page)
    await page.goto(`${saigon.origin}/m/home`)
    await time.asked(TIMEOUT_MS)
    await time.pass(TIMEOUT_MS - 1)
    await expect(page.locator('[data-screen]')).toHaveCount(0)
    await time.pass(1)
    await time.continueTo()
    await expectSiteScreen(page, 'siteError', 'could not be loaded')
    await retryBringsHome(page, saigon)
  })

  test('meets maintenance: the end time, a countdown, Contact us, and home when it has ended', async ({
    page,
    office,
  }) => {
    const saigon = office('saigon')
    const end = new Date(Date.now() + HOUR_MS)
    await saigon.patchStatus({ maintenance: true, maintenanceEnd: end.toISOString() })
    await page.goto(`${saigon.origin}/m/home`)
    await expectSiteScreen(page, 'maintenance', 'Under maintenance')
    const screen = screenOf(page, 'maintenance')
    await expect(screen.locator('time[datetime]').first()).toHaveAttribute('datetime', end.toISOString())
    await expect(screen.getByText(/59:\d\d/)).toBeVisible()
    await expect(screen.locator('a[target="_blank"]')).toHaveAttribute('href', /^https?:/)

    await retryOf(page).click()
    await expect(retryOf(page)).toBeEnabled()
    await expect(screen).toBeVisible()
    await saigon.patchStatus({ maintenance: false })
    await retryOf(page).click()
    await expect(screenOf(page, 'home')).toBeVisible()
  })

  test('is in a region that may not play: accessDenied with the address, and Contact us', async ({
    page,
    office,
  }) => {
    const saigon = office('saigon')
    await saigon.patchStatus({ regionRestriction: true, location: { ip: '198.51.100.23' } })
    await page.goto(`${saigon.origin}/m/home`)
    await expectSiteScreen(page, 'accessDenied', 'Access denied')
    await expect(screenOf(page, 'accessDenied')).toContainText('198.51.100.23')
    await expect(page.locator('main a[target="_blank"]')).toHaveAttribute('href', /^https?:/)
    await expect(page.locator('main a[target="_blank"]')).toHaveAttribute('rel', /noopener/)
  })
})

test('maintenance that begins and ends while the page is open comes and goes without a reload', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await visit(page, aurora)
  await markPage(page)
  await aurora.patchStatus({ maintenance: true })
  await comeBack(page)
  await expect(screenOf(page, 'maintenance')).toBeVisible()
  await aurora.patchStatus({ maintenance: false })
  await comeBack(page)
  await expect(screenOf(page, 'home')).toBeVisible()
  await expectNoReload(page)
})

test('the page opens by itself when the end of maintenance has come', async ({ page, office }) => {
  const aurora = office('aurora')
  await page.clock.install()
  await aurora.patchStatus({
    maintenance: true,
    maintenanceEnd: new Date(Date.now() + HOUR_MS).toISOString(),
  })
  await page.goto(`${aurora.origin}/m/home`)
  await expect(screenOf(page, 'maintenance').locator('time').first()).toBeVisible()
  await aurora.patchStatus({ maintenance: false })
  await page.clock.fastForward(HOUR_MS + 1000)
  await expect(screenOf(page, 'home')).toBeVisible()
})
