import { flagCatalogue } from '../../src/generated/flags.ts'
import { watchCalm } from '../support/calm.ts'
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

for (const flag of Object.keys(flagCatalogue)) {
  for (const before of [true, false]) {
    const [turn, was] = before ? ['off', 'on'] : ['on', 'off']
    test(`${flag} is turned ${turn} where it was ${was}: what it decides follows without a reload`, async ({
      page,
      office,
    }) => {
      const has = merchants.find(({ flags }) => flags.get(flag) === before)
      const shop = office(has?.code ?? merchants[0]?.code ?? '')
      // Where no merchant has it so, an operator has just made it so.
      if (!has) await shop.setFlags({ [flag]: before })
      const settled = watchCalm(page)
      await visit(page, shop)
      // Features that decide by rules of their own have done so: what is on from now on is the flag's doing.
      await settled.rest()
      const first = await siteNow(page)
      expect(new Map(Object.entries(first?.flags ?? {})).get(flag)).toBe(before)
      await markPage(page)

      await shop.setFlags({ [flag]: !before })
      await comeBack(page)
      await expect
        .poll(async () => new Map(Object.entries((await siteNow(page))?.flags ?? {})).get(flag))
        .toBe(!before)
      const now = await siteNow(page)
      const switched = Object.entries(now?.decisions ?? {}).filter(
        ([id, { on }]) => first?.decisions[id]?.on !== on,
      )
      for (const [, { because }] of switched) expect(because).toContain(flag)
      const off = switched.filter(([, { on }]) => !on).map(([id]) => id)
      await expect
        .poll(() => shownFeatures(page).then((shown) => shown.filter((id) => off.includes(id))))
        .toEqual([])
      await expectNoReload(page)

      const opened = await page.context().newPage()
      const calm = watchCalm(opened)
      await visit(opened, shop)
      await calm.rest()
      const expected = await shownFeatures(opened)
      await expect.poll(() => shownFeatures(page), 'as on a page that is opened now').toEqual(expected)
    })
  }
}
