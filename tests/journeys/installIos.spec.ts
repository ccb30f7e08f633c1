import type { BrowserContext, Page } from '@playwright/test'
import { asIphone } from '../support/iphone.ts'
import { expect, featureOf, siteNow, test, visit } from '../support/journey.ts'

test.use({ asksToInstall: true })

const bar = (page: Page) => featureOf(page, 'installPrompt')
const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)

/** Fakes `navigator` properties of another browser or app on an iPhone than Safari. */
const says = (context: BrowserContext, values: Readonly<Record<string, string | number>>) =>
  context.addInitScript((said) => {
    for (const [name, value] of Object.entries(said))
      Object.defineProperty(navigator, name, { value, configurable: true })
  }, values)

const openGuide = async (page: Page) => {
  await bar(page).getByRole('button', { name: 'Web app' }).click()
  return page.getByRole('dialog')
}

for (const [version, words] of [
  ['15.8', ['Share in the bar', 'Add to Home Screen']],
  ['16.6', ['Share in the bar', 'Add to Home Screen']],
  ['17.5', ['Share in the bar', 'Add to Home Screen']],
  ['18.6', ['Share in the bar', 'Add to Home Screen']],
  ['26.1', ['•••', 'Share', 'View More']],
] as const) {
  test(`on iOS ${version} the guide has ${words.length} steps, in the words of that version`, async ({
    page,
    context,
    office,
  }) => {
    await asIphone(context, version, false)
    await visit(page, office('saigon'))
    const guide = await openGuide(page)
    await expect(guide.getByRole('listitem')).toContainText([...words])
    await expect(guide.locator('li svg')).toHaveCount(words.length)
    await page.keyboard.press('Escape')
    await expect(guide).toHaveCount(0)
  })
}

test('an iPad as desktop is an iPad: its guide points to the top', async ({ page, context, office }) => {
  await says(context, {
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
    platform: 'MacIntel',
    maxTouchPoints: 5,
  })
  await visit(page, office('manila'))
  await expect((await openGuide(page)).getByRole('listitem')).toContainText(['beside the address', 'Add to'])
})

test('in Instagram the guide begins with Safari', async ({ page, context, office }) => {
  await asIphone(context, '17.5', false)
  await says(context, {
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 336.0.0.24.77',
  })
  await visit(page, office('aurora'))
  await expect((await openGuide(page)).getByRole('listitem')).toContainText(['in Safari', 'Share', 'Add to'])
})

for (const [version, words] of [
  ['26.1', 'Has the profile been downloaded?'],
  ['18.6', 'Has the profile been downloaded?'],
  ['16.6', 'Allow the profile'],
] as const) {
  test(`on iOS ${version} whoever comes back from the profile download reads what comes next`, async ({
    page,
    context,
    office,
  }) => {
    await asIphone(context, version, false)
    await page.addInitScript(() => sessionStorage.setItem('SHELL_hideInstall', '1'))
    let downloads = 0
    await page.route('**/*.mobileconfig', (route) => {
      downloads += 1
      return route.fulfill({ status: 204 })
    })
    await visit(page, office('manila'))
    const download = featureOf(page, 'downloadBar')
    await download.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Get the lite app' }).click()
    await expect.poll(() => downloads).toBe(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
    const tip = page.getByRole('alertdialog')
    await expect(tip).toContainText(words)
    await tip.getByRole('button', { name: 'OK' }).click()
    await expect(tip).toHaveCount(0)
    await expect.poll(() => downloads).toBe(version === '16.6' ? 2 : 1)
  })
}

test('the installed app on iOS asks nothing, and the WEBCLIP flag follows the homescreen parameter', async ({
  page,
  context,
  office,
}) => {
  await asIphone(context, '18.6', true)
  const saigon = office('saigon')
  await visit(page, saigon)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('WEBCLIP'))).toBe('1')
  expect(await stored(page, 'hideDownloadBar')).toBe('1')
  expect((await siteNow(page))?.decisions.installPrompt?.on).toBe(false)
  await expect(bar(page)).toHaveCount(0)
  await visit(page, saigon, '/m/home?homescreen=1')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('WEBCLIP'))).toBe('0')
})

test('an iPhone finds a start-up picture for its screen, drawn for the merchant', async ({
  page,
  context,
  office,
}) => {
  await asIphone(context, '26.1', false)
  await visit(page, office('karachi'))
  const links = page.locator('link[rel="apple-touch-startup-image"]')
  await expect(links).toHaveCount(11)
  const drawn = await links.evaluateAll((all) =>
    Promise.all(
      all.slice(-2).map(async (link) => {
        const picture = new Image()
        picture.src = link.getAttribute('href') ?? ''
        await picture.decode()
        return `${picture.naturalWidth}x${picture.naturalHeight}`
      }),
    ),
  )
  expect(drawn).toEqual(['1260x2736', '1320x2868'])
  const title = page.locator('meta[name="apple-mobile-web-app-title"]')
  await expect(title, 'the short name of the templates').toHaveAttribute('content', 'کراچی بازی')
})
