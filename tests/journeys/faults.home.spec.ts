import type { Page } from '@playwright/test'
import type { BackOffice } from '../support/backOffice.ts'
import { REFERENCE, word } from '../support/faults/catalogue.ts'
import { FAULTS, type FaultKind } from '../support/faults/kinds.ts'
import { SECTIONS } from '../support/faults/rooms.ts'
import { closeAskedToLogIn, watched } from '../support/faults/watch.ts'
import { expect, screenOf, test } from '../support/journey.ts'

const sectionOf = (page: Page, type: string) => page.locator(`[data-section="${type}"]`)

/**
 * A section shows in its own place that it could not be loaded, with a Retry button and a reference number. An additional
 * notice would repeat this.
 */
async function expectTrouble(page: Page, section: string): Promise<void> {
  const place = sectionOf(page, section)
  await expect(place.getByText(word('could_not_load'))).toHaveCount(1)
  await expect(place.getByRole('button', { name: 'Retry' })).toHaveCount(1)
  await expect(place).toContainText(REFERENCE)
}

/** Calls that send a session if there is one: their 401 asks guests to log in too. */
const MAY_NEED_A_SESSION = [
  'relay/MCSFE_getListAnnouncements',
  'relay/PROMOFE_getPromotionAnnouncementCategory',
]

const asksToLogIn = ([path, { situation }]: readonly [string, FaultKind]): boolean =>
  situation === 'notLoggedIn' && MAY_NEED_A_SESSION.includes(path)

async function expectMended(page: Page, section: string): Promise<void> {
  const place = sectionOf(page, section)
  await expect(place.getByText(word('could_not_load'))).toHaveCount(0)
  await expect(place.locator('a, button, img, span').first()).toBeVisible()
}

/** Each round gives every section another fault; after all rounds each section has had each fault. */
const roundOf = (round: number, paths: readonly string[]): readonly (readonly [string, FaultKind])[] =>
  paths.map((path, at) => {
    const kind = FAULTS[(round + at) % FAULTS.length]
    if (!kind) throw new Error('there are no faults')
    return [path, kind] as const
  })

async function injectFault(office: BackOffice, faults: readonly (readonly [string, FaultKind])[]) {
  await Promise.all(faults.map(([path, { fault }]) => office.fault(path, fault)))
}

const mend = (office: BackOffice, faults: readonly (readonly [string, FaultKind])[]) =>
  Promise.all(faults.map(([path]) => office.clearFault(path)))

/** All rounds in the first layout; in the others enough to show each section with several kinds of fault. */
const roundsOf = (merchant: string): readonly number[] =>
  [...FAULTS.keys()].filter((round) => merchant === 'aurora' || round % 5 === 0)

for (const [merchant, sections] of Object.entries(SECTIONS)) {
  test(`${merchant}: whatever goes wrong with a section's call, the section says so and comes back`, async ({
    page,
    office,
  }) => {
    const merchantState = office(merchant)
    const visit = await watched(page)
    for (const round of roundsOf(merchant)) {
      const faults = roundOf(round, Object.keys(sections))
      const told = faults.map(([path, { name }]) => `${path} ${name}`).join(' · ')
      await test.step(told, async () => {
        await injectFault(merchantState, faults)
        await page.goto(`${merchantState.origin}/m/home`)
        await expect(screenOf(page, 'home')).toBeVisible()
        for (const [path, kind] of faults) {
          const trouble = sectionOf(page, sections[path] ?? '').getByText(word('could_not_load'))
          await visit.passTime(kind, async () => (await trouble.count()) > 0)
          await expectTrouble(page, sections[path] ?? '')
        }
        if (faults.some(asksToLogIn)) await closeAskedToLogIn(visit)
        await expect(page.getByRole('alertdialog')).toHaveCount(0)
        await visit.expectWell()

        await mend(merchantState, faults)
        for (const section of Object.values(sections)) {
          await sectionOf(page, section).getByRole('button', { name: 'Retry' }).click()
          await expectMended(page, section)
        }
        await visit.expectWell()
      })
    }
  })
}
