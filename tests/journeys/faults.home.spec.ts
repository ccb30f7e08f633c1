import type { Page } from '@playwright/test'
import type { BackOffice } from '../support/backOffice.ts'
import { REFERENCE, word } from '../support/faults/catalogue.ts'
import { FAULTS, type FaultKind } from '../support/faults/kinds.ts'
import { SECTIONS } from '../support/faults/rooms.ts'
import { closeAskedToLogIn, watched } from '../support/faults/watch.ts'
import { expect, screenOf, test } from '../support/journey.ts'

const sectionOf = (page: Page, type: string) => page.locator(`[data-section="${type}"]`)

/**
 * A section says in its own place that it could not be loaded, with a way to try again and a number to quote; a notice
 * on top of that would say it twice.
 */
async function expectTrouble(page: Page, section: string): Promise<void> {
  const place = sectionOf(page, section)
  await expect(place.getByText(word('could_not_load'))).toHaveCount(1)
  await expect(place.getByRole('button', { name: 'Retry' })).toHaveCount(1)
  await expect(place).toContainText(REFERENCE)
}

/** Calls that take a session along where there is one: what they say of sessions concerns a guest too. */
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

/** In each round every section has another fault; after all rounds each has had each. */
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

/** All rounds in the first layout; in the others as many as show each section in trouble of several kinds. */
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
