import { readFileSync } from 'node:fs'
import type { BackOffice } from '../support/backOffice.ts'
import { expect, screenOf, siteNow, test, visit } from '../support/journey.ts'

const NOTHING = {
  'relay/MCSFE_getBanners': [],
  'relay/MCSFE_getListAnnouncements': { announcements: [] },
  'relay/GCSGAME_newGameVendor': { data: { lanes: [] } },
  'relay/GCSGAME_getGameMatchV2': [],
  'relay/PROMOFE_getPromotionAnnouncementCategory': { categories: [] },
}

async function answerNothing(office: BackOffice): Promise<void> {
  await Promise.all(Object.entries(NOTHING).map(([path, value]) => office.setValue(path, value)))
}

for (const merchant of ['aurora', 'manila', 'saigon']) {
  test(`${merchant}: a section of home without content draws nothing, and the operator is told why`, async ({
    page,
    office,
  }) => {
    const merchantState = office(merchant)
    await answerNothing(merchantState)
    await visit(page, merchantState)
    const home = screenOf(page, 'home')
    await expect(home.locator('[data-section="gameLanes"]')).toBeHidden()
    await expect(home.locator('[data-section="bannerCarousel"]')).toBeHidden()
    await expect(home.getByText('Nothing here yet')).toHaveCount(1)
    await expect(home.locator('[data-section="footer"]')).toBeVisible()
    expect((await siteNow(page))?.decisions.gameLanes?.because).toContain('gameLanes is not drawn')
  })
}

test('a home of which no section has content says so once, and is never blank', async ({ page, office }) => {
  const merchantState = office('aurora')
  await answerNothing(merchantState)
  const manifest = JSON.parse(readFileSync('merchants/aurora/wps/system/manifest.json', 'utf8'))
  const home = JSON.stringify({ sections: [{ type: 'bannerCarousel' }, { type: 'gameLanes' }] })
  manifest.templates.parameters.home = home
  await merchantState.setValue('system/manifest', manifest)
  await visit(page, merchantState)
  await expect(screenOf(page, 'home').getByText('Nothing here yet')).toHaveCount(1)
  await expect(screenOf(page, 'home').getByRole('link', { name: 'Games' })).toBeVisible()
})

test('a section that could not be loaded is one quiet line with Retry, which brings it', async ({
  page,
  office,
}) => {
  const merchantState = office('aurora')
  await merchantState.fault('relay/PROMOFE_getPromotionAnnouncementCategory', { kind: 'status', status: 500 })
  await visit(page, merchantState)
  const section = screenOf(page, 'home').locator('[data-section="promotions"]')
  await section.scrollIntoViewIfNeeded()
  const line = section.getByRole('status')
  await expect(line).toContainText('This could not be loaded.')
  await expect(section.locator('svg')).toHaveCount(0)
  await merchantState.clearFault('relay/PROMOFE_getPromotionAnnouncementCategory')
  await line.getByRole('button', { name: 'Retry' }).click()
  await expect(line).toHaveCount(0)
  await expect(section.getByRole('link').first()).toBeVisible()
})
