import type { Page } from '@playwright/test'
import { flagCatalogue } from '../../src/generated/flags.ts'
import type { BackOffice } from '../support/backOffice.ts'
import { watchCalm } from '../support/disableMotion.ts'
import {
  comeBack,
  expect,
  expectNoReload,
  markPage,
  shownFeatures,
  siteNow,
  test,
  visit,
} from '../support/journey.ts'
import { merchantCodes, siteOf } from '../support/merchants.ts'

const merchants = merchantCodes.map((code) => ({ code, flags: new Map(Object.entries(siteOf(code).flags)) }))

/** The first merchant with a flag. If none has it, the first merchant; the test then turns the flag on there. */
const hasOf = (flag: string): string =>
  (merchants.find(({ flags }) => flags.get(flag) === true) ?? merchants[0])?.code ?? ''

for (const [merchant = '', flags = []] of Map.groupBy(Object.keys(flagCatalogue), hasOf)) {
  for (const part of partsOf(flags)) {
    test(`${merchant}: ${part.join(', ')}, turned off and on: what it decides follows without a reload`, async ({
      page,
      office,
    }) => {
      const merchantState = office(merchant)
      await merchantState.setFlags(Object.fromEntries(part.map((flag) => [flag, true])))
      const withAll = await open(page, merchantState)
      for (const flag of part) {
        await test.step(flag, async () => {
          await turn(merchantState, flag, false, [page])
          const opened = await page.context().newPage()
          const without = await open(opened, merchantState)
          await expectShown(page, without)
          // One page was opened with the flag and one without. Now both must show the same again.
          await turn(merchantState, flag, true, [opened, page])
          await expectShown(opened, withAll)
          await expectShown(page, withAll)
          await opened.close()
        })
      }
    })
  }
}

/** Splits the flags of a merchant into several tests, so that workers can share them. */
function partsOf(flags: readonly string[]): string[][] {
  const MOST = 6
  const parts = Math.ceil(flags.length / MOST)
  return Array.from({ length: parts }, (_, part) => flags.filter((__, at) => at % parts === part))
}

/** Opens home and waits until features with their own rules have decided. Later changes are caused by flags only. */
async function open(page: Page, merchantState: BackOffice): Promise<readonly string[]> {
  const calm = watchCalm(page)
  await visit(page, merchantState)
  await calm.rest()
  await markPage(page)
  return shownFeatures(page)
}

const flagOn = async (page: Page, flag: string) =>
  new Map(Object.entries((await siteNow(page))?.flags ?? {})).get(flag)

/** An operator changes a flag and players return to their pages. Nothing else in the site changes. */
async function turn(
  merchantState: BackOffice,
  flag: string,
  to: boolean,
  pages: readonly Page[],
): Promise<void> {
  await merchantState.setFlags({ [flag]: to })
  for (const page of pages) {
    const before = await siteNow(page)
    expect(new Map(Object.entries(before?.flags ?? {})).get(flag)).toBe(!to)
    await comeBack(page)
    await expect.poll(() => flagOn(page, flag)).toBe(to)
    const now = await siteNow(page)
    const switched = Object.entries(now?.decisions ?? {}).filter(
      ([id, { on }]) => before?.decisions[id]?.on !== on,
    )
    for (const [, { because }] of switched) expect(because).toContain(flag)
    const off = switched.filter(([, { on }]) => !on).map(([id]) => id)
    await expect
      .poll(() => shownFeatures(page).then((shown) => shown.filter((id) => off.includes(id))))
      .toEqual([])
    await expectNoReload(page)
  }
}

const expectShown = (page: Page, features: readonly string[]) =>
  expect.poll(() => shownFeatures(page), 'as on a page that is opened now').toEqual(features)
