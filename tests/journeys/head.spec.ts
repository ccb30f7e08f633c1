import type { Page } from '@playwright/test'
import { comeBack, expect, screenOf, siteNow, test, visit } from '../support/journey.ts'
import { TEST_PORT } from '../support/place.ts'

/** The content of the document's head by kind. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
    return {
      title: document.title,
      titles: document.head.querySelectorAll('title').length,
      keywords: all('meta[name="keywords"]', 'content'),
      description: all('meta[name="description"]', 'content'),
      canonical: all('link[rel="canonical"]', 'href'),
      robots: all('meta[name="robots"]', 'content'),
      ogTitle: all('meta[property="og:title"]', 'content'),
      ogUrl: all('meta[property="og:url"]', 'content'),
      ogImage: all('meta[property="og:image"]', 'content'),
      twitter: all('meta[name="twitter:title"]', 'content'),
    }
  })

const METADATA = {
  '/m/home': {
    title: 'Home of all games',
    keywords: 'slots, lotto',
    description: 'All games',
    canonical: 'https://www.play.example/m/home',
  },
  '/m/game': {
    title: 'Every game',
    canonical: 'https://www.play.example/m/game',
    keywords: null,
    description: null,
  },
}

test('the head is that of the path, with home’s as fallback, and follows the player', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await aurora.patchStatus({ info: { metadata: METADATA } })
  await visit(page, aurora)
  await expect(page).toHaveTitle('Home of all games')
  expect(await headOf(page)).toMatchObject({
    keywords: ['slots, lotto'],
    description: ['All games'],
    canonical: ['https://www.play.example/m/home'],
    robots: ['noindex'],
    ogTitle: ['Home of all games'],
    ogUrl: ['https://www.play.example/m/home'],
    twitter: ['Home of all games'],
  })
  expect((await headOf(page)).ogImage[0]).toMatch(/^http/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games' }).click()
  await expect(page).toHaveTitle('Every game')
  expect(await headOf(page)).toMatchObject({
    keywords: ['slots, lotto'],
    description: ['All games'],
    canonical: ['https://www.play.example/m/game'],
    ogTitle: ['Every game'],
  })
})

test('without metadata the page is called what the screen and the site are, in the player’s language', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await aurora.patchStatus({ info: { metadata: null } })
  await visit(page, aurora)
  await expect(page).toHaveTitle('Aurora Play')
  await visit(page, aurora, '/m/inviteFriends', 'inviteFriends')
  await expect(page).toHaveTitle('Invite · Aurora Play')
  expect(await headOf(page)).toMatchObject({ canonical: [], keywords: [], description: [] })
  expect((await headOf(page)).ogUrl).toEqual([`${aurora.origin}/m/inviteFriends`])
  await page.goto(`${aurora.origin}/m/inviteFriends?language=ES`)
  await expect(screenOf(page, 'inviteFriends')).toBeVisible()
  await expect(page).toHaveTitle(/ · Aurora Play$/)
  await expect(page).not.toHaveTitle('Invite · Aurora Play')
})

test('changes with the status', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.patchStatus({ info: { metadata: METADATA } })
  await visit(page, aurora)
  await expect(page).toHaveTitle('Home of all games')
  await aurora.patchStatus({ info: { metadata: { '/m/home': { title: 'Another day' } } } })
  await comeBack(page)
  await expect(page).toHaveTitle('Another day')
})

test('search engines are kept from hosts without www and from deep paths', async ({ page, office }) => {
  const aurora = office('aurora')
  const { host } = new URL(aurora.origin)
  const www = `http://www.play.test`
  // This name cannot be resolved here, so the back office answers as for the merchant's own name.
  await page.route(`${www}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const headers = { ...(await route.request().allHeaders()), host }
    const response = await route.fetch({ url: `http://localhost:${TEST_PORT}${pathname}${search}`, headers })
    // The page may have been left meanwhile; then fulfilling fails.
    await route.fulfill({ response }).catch(() => undefined)
  })
  await page.goto(`${www}/m/home`)
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect(page).not.toHaveTitle('…')
  expect((await headOf(page)).robots).toEqual([])
  await page.goto(`${www}/m/home/more`)
  await expect(screenOf(page, 'notFound')).toBeVisible()
  await expect.poll(async () => (await headOf(page)).robots).toEqual(['noindex'])
  // The page may be loading idle-time files at this point.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a canonical address that is none is left out, and the operator is told', async ({ page, office }) => {
  const aurora = office('aurora')
  await aurora.patchStatus({ info: { metadata: { '/m/home': { canonical: 'javascript:alert(1)' } } } })
  await visit(page, aurora)
  await expect(page).not.toHaveTitle('…')
  expect((await headOf(page)).canonical).toEqual([])
  await expect
    .poll(async () => (await siteNow(page))?.problems.map(({ code, pointer }) => `${code} ${pointer}`))
    .toEqual(['url.refused /info/metadata/~1m~1home/canonical'])
})
