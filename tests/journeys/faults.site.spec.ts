import type { Page } from '@playwright/test'
import { CATALOGUE, SERVER_WORDS } from '../support/faults/catalogue.ts'
import { eachFault, expectSaid, watched } from '../support/faults/watch.ts'
import { comeBack, expect, screenOf, test, visit } from '../support/journey.ts'

/** A screen that opens quickly. */
const LOGIN = '/m/login'

/** Simulates a first visit: the browser has no stored site to fall back on. */
const forget = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

test('the status of a first visit: a screen and a notice say what happened, and Retry leads to the site', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const visitor = await watched(page)
  await visit(page, aurora, LOGIN, 'login')
  const notice = page.getByRole('alertdialog')
  await eachFault(aurora, 'system/status', test.step, {
    async meet(kind) {
      await forget(page)
      await page.goto(aurora.origin + LOGIN)
      await visitor.passTime(kind, async () => (await screenOf(page, 'siteError').count()) > 0)
      // § 1.8: with an error code the server's message; without one, on an HTTP page, this text.
      const text = kind.fault.kind === 'business' ? SERVER_WORDS : CATALOGUE.noResponse.text
      await expect(notice).toHaveCount(1)
      await expect(notice).toContainText(text ?? '')
      await expect(page.getByText(text ?? '', { exact: true })).toHaveCount(1)
      await visitor.expectWell()
    },
    async recover() {
      await page.getByRole('button', { name: 'Retry' }).last().click()
      await expect(screenOf(page, 'login')).toBeVisible()
      await visitor.expectWell()
    },
  })
})

test('the status of a visit that follows: the site as it was, and nothing is said', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const visitor = await watched(page)
  await visit(page, aurora, LOGIN, 'login')
  await eachFault(aurora, 'system/status', test.step, {
    async meet() {
      await page.goto(aurora.origin + LOGIN)
      await expect(screenOf(page, 'login')).toBeVisible()
      await visitor.passRest()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await visitor.expectWell()
    },
  })
})

test('the manifest of a first visit: home has the layout’s own theme, and the merchant’s when the fault is over', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const visitor = await watched(page)
  await visit(page, aurora)
  await eachFault(aurora, 'system/manifest.json', test.step, {
    async meet(kind) {
      await forget(page)
      await page.goto(`${aurora.origin}/m/home`)
      await visitor.passTime(kind, async () => (await screenOf(page, 'home').count()) > 0)
      await expect(page.locator('[data-section="footer"]')).not.toContainText('Termos')
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await visitor.expectWell()
    },
    async recover() {
      await comeBack(page)
      await expect(page.locator('[data-section="footer"]')).toContainText('Termos')
    },
  })
})

test('the endpoints and contacts of a domain that is gone: the notice stays, and Retry leads to the site', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  const visitor = await watched(page)
  const notice = page.getByRole('alertdialog')
  await eachFault(aurora, 'system/domainRoute', test.step, {
    async meet(kind) {
      await aurora.fault('system/status', { kind: 'business', code: 'domain_not_available' })
      await page.goto(aurora.origin + LOGIN)
      await expect(screenOf(page, 'domainUnavailable')).toBeVisible()
      const retry = notice.getByRole('button', { name: 'Retry' })
      await visitor.passTime(kind, async () => retry.isEnabled())
      await expectSaid(visitor, notice, 'serverMessage')
      await visitor.expectWell()
    },
    async recover() {
      await aurora.clearFault('system/status')
      await notice.getByRole('button', { name: 'Retry' }).click()
      await expect(screenOf(page, 'login')).toBeVisible()
      await forget(page)
    },
  })
})
