import { expect, test as journey, screenOf, visit } from '../support/journey.ts'
import { logIn, PLAYER } from '../support/logIn.ts'

/** With the back/forward cache, which Playwright turns off: the browser restores a page in its previous state. */
const test = journey.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

test('going back to a page that was kept as it was, after a logout: not one frame of the member’s', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await logIn(page, aurora.origin, PLAYER)
  await visit(page, aurora, '/m/member/home', 'member.home')
  await expect(screenOf(page, 'member.home').getByText(PLAYER.userName, { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate((name) => {
    const seen = document.documentElement.dataset
    window.addEventListener('pageshow', ({ persisted }) => {
      seen.cameBack = String(persisted)
      requestAnimationFrame(() => {
        seen.firstFrame = [...document.querySelectorAll('main *')].some((part) => part.textContent === name)
          ? 'the member’s'
          : 'nobody’s'
      })
    })
  }, PLAYER.userName)

  // Another document of the tab, in which the player logs out.
  await visit(page, aurora, '/m/game', 'game')
  await page.evaluate(() => sessionStorage.clear())
  await page.goBack()
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-came-back', 'true')
  await expect(html).toHaveAttribute('data-first-frame', 'nobody’s')
  await expect(screenOf(page, 'login')).toBeVisible()
})
