import type { Page } from '@playwright/test'
import { expect, featureOf, test, visit } from '../support/journey.ts'

const MATCHES = 'relay/GCSGAME_getGameMatchV2'
const DAY = 86_400_000
const ZONE = '+07:00'

/** 16:15 in Hồ Chí Minh, some days from now. */
const at = (days: number): string =>
  `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T16:15:00${ZONE}`
const draw = (title: string, days: number, more = {}) => ({
  id: `${title} ${days}`,
  title,
  startTime: at(days),
  home: '',
  away: '',
  url: '/m/launchGame?vendor=LOTT&code=BALL655&backUrl=/m/home',
  ...more,
})
const DRAWS = [
  draw('Mega 6/45', 2, { jackpot: '21,7 tỷ ₫', home: 'Hồ Chí Minh', away: 'Đồng Tháp' }),
  draw('Power 6/55', 3),
  draw('Mega 6/45', -2, { result: ['04', '11', '23', '38', '41', '52'] }),
  draw('Power 6/55', -3, { result: ['05', '12', '24', '39', '42', '53'] }),
]

const draws = (page: Page) => featureOf(page, 'lottery')

test.use({ timezoneId: 'Europe/Lisbon', viewport: { width: 390, height: 844 } })

for (const code of ['saigon', 'angkor']) {
  test(`${code}: the next draw, its jackpot and the last result are on the first screen`, async ({
    page,
    office,
  }) => {
    const merchant = office(code)
    await merchant.setValue(MATCHES, DRAWS)
    await visit(page, merchant)
    const first = draws(page).locator('ul > li').first()
    const parts = [
      draws(page)
        .getByText(/\(.+\)/)
        .first(),
      draws(page).getByText('21,7 tỷ ₫'),
      draws(page).getByRole('timer'),
      draws(page).getByRole('link', { name: 'Play: Mega 6/45' }).first(),
      first,
    ]
    for (const part of parts) await expect(part).toBeVisible()
    // The bar of words covers the end of the window.
    const bar = await page.locator('[data-shell] > :last-child').boundingBox()
    for (const part of parts) {
      const box = await part.boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    }
    await expect(first).toContainText('52')
  })
}

test('saigon: a visitor in Lisbon reads the times of draws in Hồ Chí Minh, with the name of the zone', async ({
  page,
  office,
}) => {
  const merchant = office('saigon')
  await merchant.setValue(MATCHES, DRAWS)
  await visit(page, merchant)
  await expect(draws(page).getByText(/4:15\s?PM \(Vietnam Time\)/)).toHaveCount(3)
  const later = draws(page).locator('ol > li').first()
  await expect(later.getByRole('heading')).toContainText('(Vietnam Time)')
  await expect(later.getByRole('link')).toContainText('04:15')
})
