import type { Page } from '@playwright/test'
import { expect, test, visit } from '../support/journey.ts'
import { withoutVendors } from '../support/loginForm.ts'

/** The library of third-party sign-in, which has its own chunks. */
const FIREBASE = /\/assets\/firebase[^/]*\.js$/i

/** Records the scripts that a page downloads from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.push(pathname)
  })
  return scripts
}

test('a large library is downloaded where its gate is open, and nowhere else', async ({ page, office }) => {
  const merchantState = office('aurora')
  const scripts = scriptsOf(page)
  const libraries = () => scripts.filter((path) => FIREBASE.test(path))
  await visit(page, merchantState, '/m/login', 'login')
  await expect.poll(libraries).not.toEqual([])

  await withoutVendors(merchantState)
  scripts.length = 0
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(0)
  expect(libraries()).toEqual([])
})

test('the status is asked for once, and nothing is downloaded twice', async ({ page, office }) => {
  const merchantState = office('aurora')
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await visit(page, merchantState)
  await page.waitForLoadState('networkidle')
  expect(urls.filter((url) => url.includes('/wps/system/status'))).toHaveLength(1)
  const scripts = urls.filter((url) => url.endsWith('.js'))
  expect(scripts).toEqual([...new Set(scripts)])
})
