import { expect, featureOf, test, visit } from '../support/journey.ts'
import { stylingsPerElement } from '../support/pageCost.ts'

/** A sheet is a twentieth of the elements. If home were styled again, this would be 2. */
const MOST_STYLINGS = 0.5

for (const merchant of ['aurora', 'manila', 'saigon']) {
  test(`${merchant}: a sheet opens and closes over home, and home is not styled again`, async ({
    page,
    office,
  }) => {
    await visit(page, office(merchant))
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const sheet = page.getByRole('dialog')
    const openAndClose = async () => {
      await featureOf(page, 'languagePicker').getByRole('button').first().click()
      await expect(sheet).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
    }
    // The first time brings the sheet's code and styles.
    await openAndClose()
    const stylings = await stylingsPerElement(page, openAndClose)
    expect(stylings, 'elements were styled, so the trace was read').toBeGreaterThan(0)
    expect(stylings).toBeLessThan(MOST_STYLINGS)
  })
}
