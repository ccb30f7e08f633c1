import type { Page } from '@playwright/test'
import type { BackOffice } from '../support/backOffice.ts'
import { holdTime } from '../support/heldTime.ts'
import { comeBack, expect, featureOf, screenOf, siteNow, test, visit } from '../support/journey.ts'
import { asMember } from '../support/member.ts'

test.use({ welcomes: true })

const BANNERS = 'relay/MCSFE_getBanners'
const OTHER = 'http://pictures.test'
const picture = (name: string) => `/m/merchants/saigon/popups/${name}.svg`
const FIRST = { groupName: 'm_popup1', title: 'One', image: picture('welcome-1') }
const SECOND = { groupName: 'm_popup2', title: 'Two', image: picture('welcome-2') }

const modal = (page: Page, name?: string) =>
  featureOf(page, 'welcomeImage').getByRole('dialog', { ...(name && { name, exact: true }) })
const press = (page: Page, name: string) => modal(page).getByRole('button', { name, exact: true }).click()
const because = async (page: Page) => (await siteNow(page))?.decisions.welcomeImage?.because

/** Gives a merchant these pictures, with this delay, s. */
async function welcoming(office: BackOffice, wait: number, banners: readonly object[] = [FIRST, SECOND]) {
  await office.setSettings({ welcome_image_wait: wait })
  await office.setValue(BANNERS, banners)
}

/** Opens home with its clock stopped, where the images wait for 20 s. */
async function waitingOnHome(page: Page, office: BackOffice) {
  await welcoming(office, 20)
  const time = await holdTime(page)
  await visit(page, office)
  await time.asked(20_000)
  return time
}

const stored = (page: Page) =>
  page.evaluate(() => ({
    flag: sessionStorage.getItem('SHELL_downloadImage'),
    names: Object.keys(localStorage)
      .filter((key) => key.startsWith('SHELL_welcomeImage'))
      .map((key) => localStorage.getItem(key))
      .sort(),
  }))

test('the first image comes after the wait, then the second, and none again in this session', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  const time = await waitingOnHome(page, saigon)
  await time.pass(19_999)
  await expect(modal(page)).toHaveCount(0)
  expect(await because(page)).toBe('off: it waits 20 s on home')
  await time.pass(1)
  await time.continueTo()

  await expect(modal(page, 'One')).toBeVisible()
  expect(await because(page)).toContain('the picture welcome-1.svg is new')
  await expect(modal(page).getByRole('img', { name: '1 of 2' })).toBeVisible()
  expect(await stored(page)).toEqual({ flag: null, names: [] })
  await press(page, 'Close')
  await expect(modal(page, 'Two')).toBeVisible()
  await expect(modal(page).getByRole('button', { name: 'Copy link' })).toHaveCount(0)
  await expect(modal(page)).toHaveAccessibleDescription('Save this image to have it at hand.')
  expect(await stored(page)).toEqual({ flag: '0', names: ['welcome-1.svg'] })
  await press(page, 'Close')
  await expect(modal(page)).toHaveCount(0)
  expect(await stored(page)).toEqual({ flag: '0', names: ['welcome-1.svg', 'welcome-2.svg'] })

  await page.reload()
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect.poll(() => because(page)).toBe('off: one was saved or closed in this session')
  expect(await saigon.calls('/wps/relay/MCSFE_getBanners').then((calls) => calls.length)).toBeLessThan(4)
})

test('another day only an image with another file name comes', async ({ page, office, context }) => {
  const saigon = office('saigon')
  await welcoming(saigon, 0)
  await visit(page, saigon)
  for (const name of ['One', 'Two']) {
    await expect(modal(page, name)).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await expect(modal(page)).toHaveCount(0)

  // A new tab is a new session.
  const secondDay = await context.newPage()
  await visit(secondDay, saigon)
  await expect.poll(() => because(secondDay)).toBe('off: the file names are those that were saved or closed')

  await saigon.setValue(BANNERS, [FIRST, { ...SECOND, title: 'Three', image: picture('welcome-1') }])
  const thirdDay = await context.newPage()
  await visit(thirdDay, saigon)
  await expect(modal(thirdDay, 'Three')).toBeVisible()
  await expect(modal(thirdDay).getByRole('img', { name: /of/ })).toHaveCount(0)
})

for (const path of ['/m/home', '/m/index', '/m/index.html', '/']) {
  test(`an image comes at ${path}`, async ({ page, office }) => {
    const saigon = office('saigon')
    await welcoming(saigon, 0)
    await visit(page, saigon, path)
    await expect(modal(page, 'One')).toBeVisible()
  })
}

test('a wait of -1 disables the images', async ({ page, office }) => {
  const saigon = office('saigon')
  await welcoming(saigon, -1)
  await visit(page, saigon)
  expect(await because(page)).toBe('off: setting welcome_image_wait is disabled')
  await expect(modal(page)).toHaveCount(0)
})

test('the wait is one on home: elsewhere nothing comes, and back on home it begins anew', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  const time = await waitingOnHome(page, saigon)
  await time.pass(15_000)
  await page.evaluate(() => history.pushState(null, '', '/m/login'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await time.pass(100)
  await expect(screenOf(page, 'login')).toBeVisible()
  await time.pass(20_000)
  await expect(modal(page)).toHaveCount(0)
})

test('saving keeps the file under its name, and goes on', async ({ page, office }) => {
  const saigon = office('saigon')
  await welcoming(saigon, 0)
  await visit(page, saigon)
  await expect(modal(page, 'One')).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Save image')])
  expect(file.suggestedFilename()).toBe('welcome-1.svg')
  await expect(page.getByText('Image saved')).toBeVisible()
  await expect(modal(page, 'Two')).toBeVisible()
  expect(await stored(page)).toEqual({ flag: '0', names: ['welcome-1.svg'] })
})

test('where nobody may read the picture it opens in a page of its own, to be held there', async ({
  page,
  office,
  context,
}) => {
  const saigon = office('saigon')
  const asked: Record<string, string>[] = []
  await context.route(`${OTHER}/**`, async (route) => {
    asked.push(await route.request().allHeaders())
    // The picture can be displayed, but not read by scripts (no CORS).
    if (route.request().resourceType() === 'fetch') return route.abort()
    await route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="teal"/></svg>',
    })
  })
  await welcoming(saigon, 0, [{ ...FIRST, image: `${OTHER}/far.svg` }])
  await asMember(page, saigon)
  await expect(modal(page).getByText('press and hold it there to save it')).toBeVisible()
  const [other] = await Promise.all([page.waitForEvent('popup'), press(page, 'Save image')])
  await other.waitForURL(`${OTHER}/far.svg`)
  await expect(modal(page)).toHaveCount(0)
  expect(await stored(page)).toEqual({ flag: '0', names: ['far.svg'] })
  const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').token)
  expect(token).toBeTruthy()
  expect(JSON.stringify(asked)).not.toContain(String(token))
})

test('an iPhone saves through its own sheet; who closes it keeps the image before them', async ({
  page,
  office,
}) => {
  const saigon = office('saigon')
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', {
      value:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    })
    const shared: string[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        shared.push(...files.map(({ name, type }) => `${name} ${type}`))
        if (shared.length === 1) throw new DOMException('closed', 'AbortError')
      },
    })
  })
  await welcoming(saigon, 0)
  await visit(page, saigon)
  await expect(modal(page, 'One')).toBeVisible()
  await press(page, 'Save image')
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared'))).toHaveLength(1)
  await expect(modal(page, 'One')).toBeVisible()
  expect(await stored(page)).toEqual({ flag: null, names: [] })
  await press(page, 'Save image')
  await expect(modal(page, 'Two')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual([
    'welcome-1.svg image/svg+xml',
    'welcome-1.svg image/svg+xml',
  ])
})

test('copy link copies where the picture leads', async ({ page, office, context }) => {
  const saigon = office('saigon')
  await context
    .grantPermissions(['clipboard-read', 'clipboard-write'], { origin: saigon.origin })
    .catch(() => undefined)
  await page.addInitScript(() => {
    const copied: string[] = []
    Object.assign(window, { copied })
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
    })
  })
  await welcoming(saigon, 0, [{ ...FIRST, linkageType: 'URL', url: '/m/register?r=abc' }])
  await visit(page, saigon)
  await press(page, 'Copy link')
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toEqual([
    `${saigon.origin}/m/register?r=abc`,
  ])
  await expect(modal(page, 'One')).toBeVisible()
  expect(await stored(page)).toEqual({ flag: null, names: [] })
})

test('the picture leads where its banner says, and counts as closed then', async ({ page, office }) => {
  const saigon = office('saigon')
  await welcoming(saigon, 0, [{ ...FIRST, linkageType: 'URL', url: '/m/register' }, SECOND])
  await visit(page, saigon)
  await modal(page).getByRole('link', { name: 'One' }).click()
  await expect(screenOf(page, 'register')).toBeVisible()
  await expect(modal(page)).toHaveCount(0)
  expect(await stored(page)).toEqual({ flag: '0', names: ['welcome-1.svg'] })
  await page.goBack()
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect(modal(page)).toHaveCount(0)
})

test('the phone’s back button closes an image and leaves home alone', async ({ page, office }) => {
  const saigon = office('saigon')
  await welcoming(saigon, 0, [FIRST])
  await visit(page, saigon)
  await expect(modal(page, 'One')).toBeVisible()
  await page.goBack()
  await expect(modal(page)).toHaveCount(0)
  await expect(screenOf(page, 'home')).toBeVisible()
  expect(await stored(page)).toEqual({ flag: '0', names: ['welcome-1.svg'] })
})

test('an image that does not load is skipped, and no empty box is shown', async ({ page, office }) => {
  const saigon = office('saigon')
  await welcoming(saigon, 0, [{ ...FIRST, image: '/m/no-such-picture.png' }, SECOND])
  await visit(page, saigon)
  await expect(modal(page, 'Two')).toBeVisible()
  await saigon.setValue(BANNERS, [{ ...FIRST, image: 'javascript:alert(1)' }])
  await page.reload()
  await expect.poll(() => because(page)).toBe('off: no picture could be loaded')
  await expect(modal(page)).toHaveCount(0)
})

test('an image waits until the sheet that the player has opened is closed', async ({ page, office }) => {
  const saigon = office('saigon')
  const time = await waitingOnHome(page, saigon)
  await time.continueTo()
  await featureOf(page, 'languagePicker').getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: 'Choose your language' })).toBeVisible()
  await page.clock.fastForward(20_000)
  await expect.poll(() => because(page)).toContain('the picture welcome-1.svg is new')
  await expect(modal(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(modal(page, 'One')).toBeVisible()
})

test.describe('with bars of the app', () => {
  test.use({ asksToInstall: true })

  test('a bar of the app that has opened first postpones the image to the next visit, and the decision says so', async ({
    page,
    office,
  }) => {
    const saigon = office('saigon')
    const time = await waitingOnHome(page, saigon)
    await time.continueTo()
    await page.clock.fastForward(5000)
    await expect(featureOf(page, 'installPrompt')).toBeVisible()
    await page.clock.fastForward(20_000)
    await expect
      .poll(() => because(page))
      .toMatch(
        /the picture welcome-1\.svg is new; its overlay waits for the next visit: \w+ opened by itself/,
      )
    await expect(modal(page)).toHaveCount(0)
  })
})

test('hostile banners harm nobody', async ({ page, office }) => {
  const saigon = office('saigon')
  await welcoming(saigon, 0, [
    {
      groupName: 'm_popup1',
      title: '<img src=x onerror=alert(1)>',
      image: picture('welcome-1'),
      linkageType: 'URL',
      url: 'javascript:alert(1)',
    },
    { groupName: null, image: null },
    { groupName: 'm_popup2', title: null, image: picture('welcome-2'), linkageType: 'X' },
  ])
  await visit(page, saigon)
  await expect(modal(page, '<img src=x onerror=alert(1)>')).toBeVisible()
  await expect(modal(page).getByRole('link')).toHaveCount(0)
  await press(page, 'Close')
  await expect(modal(page, 'Welcome')).toBeVisible()
  await comeBack(page)
  await expect(modal(page, 'Welcome')).toBeVisible()
})
