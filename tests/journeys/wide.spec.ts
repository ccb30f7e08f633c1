import type { Locator, Page } from '@playwright/test'
import { expect, featureOf, screenOf, test, visit } from '../support/journey.ts'
import { asMember } from '../support/member.ts'

const DESK = { width: 1440, height: 900 }
/** The width of a dialog, px (`layouts/wide/shared.css`). */
const DIALOG = 520
const HINGE = { at: 540, width: 34 }

/** How many elements are wholly within the window, from side to side. */
const seenWhole = (all: Locator): Promise<number> =>
  all.evaluateAll((elements) => {
    const boxes = elements.map((element) => element.getBoundingClientRect())
    const top = boxes[0]?.top
    return boxes.filter((box) => box.top === top && box.left >= 0 && box.right <= innerWidth).length
  })

/** Presses Tab until a control has the focus, this often at most. */
async function pressTabTo(page: Page, control: Locator, most: number): Promise<void> {
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  await expect(control).toBeFocused()
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not drawn')
  return box
}

test.describe('at a desk', () => {
  test.use({ viewport: DESK, hasTouch: false })

  for (const merchant of ['aurora', 'manila', 'saigon']) {
    test(`${merchant}: the navigation is at the side or the top, and works without a pointer`, async ({
      page,
      office,
    }) => {
      await visit(page, office(merchant))
      const bar = page.getByRole('navigation', { name: 'Main', exact: true })
      const { x, y, width, height } = await boxOf(bar)
      const isAtSide = x === 0 && height > DESK.height / 2 && width < 240
      const isAtTop = y + height < DESK.height / 4
      expect(isAtSide || isAtTop).toBe(true)

      const skip = page.getByRole('link', { name: 'Skip to navigation' })
      await pressTabTo(page, skip, 2)
      await page.keyboard.press('Enter')
      await pressTabTo(page, bar.getByRole('link', { name: 'Log in' }), 8)
      await page.keyboard.press('Enter')
      await expect(screenOf(page, 'login')).toBeVisible()
    })

    test(`${merchant}: a sheet is a dialog in the middle, not wider than one reads, and Escape closes it`, async ({
      page,
      office,
    }) => {
      await visit(page, office(merchant))
      await featureOf(page, 'languagePicker').getByRole('button').first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await expect
        .poll(async () => {
          const { x, y, width, height } = await boxOf(dialog)
          const isInTheMiddle =
            Math.abs(x + width / 2 - DESK.width / 2) < 12 && Math.abs(y + height / 2 - DESK.height / 2) < 12
          return isInTheMiddle && width <= DIALOG
        })
        .toBe(true)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })
  }

  // M1 has lanes of six, M2 a grid of landscape cards.
  for (const [merchant, cards] of [
    ['aurora', 6],
    ['manila', 5],
  ] as const) {
    test(`${merchant}: ${cards} cards in a row are seen at once, and a card answers to the pointer`, async ({
      page,
      office,
    }) => {
      await visit(page, office(merchant))
      const lanes = screenOf(page, 'home').locator('[data-section="gameLanes"]')
      await lanes.scrollIntoViewIfNeeded()
      const lists = lanes.locator('ul:has(> li [data-picture])')
      await expect(lists.first()).toBeVisible()
      const counts = await Promise.all(
        (await lists.all()).map((list) => seenWhole(list.locator(':scope > li'))),
      )
      expect(Math.max(...counts)).toBeGreaterThanOrEqual(cards)

      const picture = lanes.locator('[data-picture]').first()
      await picture.scrollIntoViewIfNeeded()
      const image = picture.locator('img').first()
      const scale = () => image.evaluate((element) => getComputedStyle(element).transform)
      const before = await scale()
      await picture.hover()
      await expect.poll(scale).not.toBe(before)
    })
  }
})

for (const viewport of [
  { width: 600, height: 960 },
  { width: 820, height: 1180 },
]) {
  test.describe(`on a tablet of ${viewport.width} px`, () => {
    test.use({ viewport })

    test('six games of a lane are seen at once, but in the large first row fewer', async ({
      page,
      office,
    }) => {
      await visit(page, office('aurora'))
      const lanes = screenOf(page, 'home').locator('[data-section="gameLanes"]')
      const row = lanes.locator('ul:has(> li [data-picture]):not([data-large])').first()
      await row.scrollIntoViewIfNeeded()
      await expect(row.locator(':scope > li').nth(6)).toBeAttached()
      expect(await seenWhole(row.locator(':scope > li'))).toBe(6)
    })
  })
}

test.describe('on a foldable phone', () => {
  test.use({ viewport: { width: 2 * HINGE.at + HINGE.width, height: 705 } })

  /** Unfolds the phone: from now on the page has two halves with a hinge between them. */
  async function unfold(page: Page): Promise<void> {
    const phone = await page.context().newCDPSession(page)
    await phone.send('Emulation.setDeviceMetricsOverride', {
      width: 2 * HINGE.at + HINGE.width,
      height: 705,
      deviceScaleFactor: 1,
      mobile: true,
      displayFeature: { orientation: 'vertical', offset: HINGE.at, maskLength: HINGE.width },
    })
    expect(await page.evaluate(() => matchMedia('(horizontal-viewport-segments: 2)').matches)).toBe(true)
  }

  type Side = 'left' | 'right' | 'over the hinge'

  /** The sides of the hinge on which these parts lie, but for those that have no place of their own, such as a light behind them. */
  async function sidesOf(parts: Locator): Promise<Set<Side>> {
    const edges = await parts.evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).position !== 'absolute')
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ left, right }) => ({ left, right })),
    )
    return new Set(
      edges.map(({ left, right }): Side => {
        if (right <= HINGE.at) return 'left'
        return left >= HINGE.at + HINGE.width ? 'right' : 'over the hinge'
      }),
    )
  }

  const BOTH_SIDES = new Set<Side>(['left', 'right'])

  // Aurora is the stage, karachi the same from right to left, saigon the draw.
  for (const [merchant, language, first, second] of [
    ['aurora', 'EN', 'left', 'right'],
    ['karachi', 'UR', 'right', 'left'],
    ['manila', 'EN', 'left', 'right'],
    ['saigon', 'EN', 'left', 'right'],
  ] as const) {
    test(`${merchant}: no form, no dialog and no column of the member’s page lies over the hinge`, async ({
      page,
      office,
    }) => {
      await unfold(page)
      await asMember(page, office(merchant))
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
      await visit(page, office(merchant), '/m/feedback', 'feedback')
      const feedback = screenOf(page, 'feedback')
      await expect(feedback.locator('form')).toBeVisible()
      expect(await sidesOf(feedback)).toEqual(new Set([first]))

      await visit(page, office(merchant), '/m/member/home', 'member.home')
      const main = screenOf(page, 'member.home')
      const grid = merchant === 'saigon' ? main : main.locator(':scope > div')
      await expect(main.locator('div:has(> [data-feature])').first()).toBeVisible()
      await expect.poll(() => sidesOf(grid.locator(':scope > *'))).toEqual(BOTH_SIDES)

      await visit(page, office(merchant))
      await featureOf(page, 'languagePicker').getByRole('button').first().click()
      await expect.poll(() => sidesOf(page.getByRole('dialog'))).toEqual(new Set([second]))
    })
  }

  test('saigon: draws are at one side of the hinge, results at the other', async ({ page, office }) => {
    await unfold(page)
    await visit(page, office('saigon'))
    const draws = screenOf(page, 'home').locator('[data-section="lotteryDraws"] > div:has(> ol)')
    await expect
      .poll(() => sidesOf(draws.locator(':scope > :not([data-head]:first-child)')))
      .toEqual(BOTH_SIDES)
  })
})
