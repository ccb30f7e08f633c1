import type { Page } from '@playwright/test'
import { expect, featureOf, test, visit } from '../support/journey.ts'
import { merchantCodes, siteOf } from '../support/merchants.ts'

const CHAT = /\/assets\/chat[^/]*\.js$/i

/** Scripts that a page downloads from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.push(pathname)
  })
  return scripts
}

const withChat = merchantCodes.filter((code) => siteOf(code).flags.CBS3)
const withoutChat = merchantCodes.filter((code) => !siteOf(code).flags.CBS3)

for (const code of withoutChat) {
  test(`${code} has no chat: nothing of it is downloaded`, async ({ page, office }) => {
    const scripts = scriptsOf(page)
    await visit(page, office(code))
    await page.waitForLoadState('networkidle')
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter((path) => CHAT.test(path))).toEqual([])
  })
}

test('chat that is on is downloaded, and not before it is on', async ({ page, office }) => {
  const shop = office(withChat[0] ?? '')
  await shop.setFlags({ CBS3: 0 })
  const scripts = scriptsOf(page)
  await visit(page, shop)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((path) => CHAT.test(path))).toEqual([])

  await shop.setFlags({ CBS3: '1' })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(featureOf(page, 'chat').getByRole('button')).toBeVisible()
  expect(scripts.filter((path) => CHAT.test(path))).not.toEqual([])
})

test('the status is asked for once, and nothing is downloaded twice', async ({ page, office }) => {
  const shop = office('aurora')
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await visit(page, shop)
  await page.waitForLoadState('networkidle')
  expect(urls.filter((url) => url.includes('/wps/system/status'))).toHaveLength(1)
  const scripts = urls.filter((url) => url.endsWith('.js'))
  expect(scripts).toEqual([...new Set(scripts)])
})
