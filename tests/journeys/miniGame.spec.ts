import type { Page } from '@playwright/test'
import { chatButton, vendorFrame } from '../support/chatVendor.ts'
import { expect, featureOf, screenOf, test, visit } from '../support/journey.ts'
import { asMember } from '../support/member.ts'

const widget = (page: Page) => featureOf(page, 'miniGame').getByRole('group', { name: 'Mini-game' })
const ball = (page: Page) => widget(page).getByRole('button', { name: 'Lucky draw' })

/** The mini-game's position, once it no longer moves. */
async function placeOf(page: Page) {
  let before = ''
  let box = { x: 0, y: 0, width: 0, height: 0 }
  await expect
    .poll(async () => {
      box = (await widget(page).boundingBox()) ?? box
      const now = JSON.stringify(box)
      const isStill = now === before
      before = now
      return isStill
    })
    .toBe(true)
  return box
}

async function drag(page: Page, [x, y]: readonly [number, number], steps = 8) {
  const box = await placeOf(page)
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + x, from.y + y, { steps })
  await page.mouse.up()
}

test('appears when a member logs in, in the variant of the flag, and loads its script once', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await visit(page, aurora)
  await expect(featureOf(page, 'miniGame')).toHaveCount(0)
  await asMember(page, aurora)
  await expect(ball(page)).toBeVisible()
  await visit(page, aurora, '/m/game', 'game')
  await expect(ball(page)).toBeVisible()
  const calls = await aurora.calls('/mini-game/v1/minigame.js')
  expect(calls.length).toBeGreaterThan(0)
  expect(await aurora.calls('/mini-game/s1/minigame.js')).toEqual([])
  await page.goto(`${aurora.origin}/m/member/home`)
  await expect(ball(page)).toBeVisible()
  await screenOf(page, 'member.home').getByRole('button', { name: 'Log out' }).click()
  await expect(featureOf(page, 'miniGame')).toHaveCount(0)
})

test('does not lie over a task, nor does the chat, which is in the header there; both float again afterwards', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await asMember(page, aurora)
  await expect(ball(page)).toBeVisible()
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: /^Live chat/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Deposit', exact: true }).first().click()
  await expect(screenOf(page, 'voucherCenter')).toBeVisible()
  await expect(header.getByRole('button', { name: /^Live chat, 3 unread/ })).toBeVisible()
  await expect(chatButton(page)).toHaveCount(1)
  await expect(widget(page)).toHaveCount(0)
  // The vendor's frame, in which a chat may go on, is the same one.
  await expect(vendorFrame(page)).toHaveCount(1)
  await page.goBack()
  await expect(ball(page)).toBeVisible()
  await expect(header.getByRole('button', { name: /^Live chat/ })).toHaveCount(0)
  await expect(chatButton(page)).toBeVisible()
})

test('is the other variant where only that flag is on', async ({ page, office }) => {
  const angkor = office('angkor')
  await asMember(page, angkor)
  await expect(widget(page).getByRole('button', { name: 'Lucky dice' })).toBeVisible()
})

test('can be dragged, stays where it was dropped, and is there again after a reload', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await asMember(page, aurora)
  const before = await placeOf(page)
  await drag(page, [120, -160])
  const after = await placeOf(page)
  expect(Math.abs(after.x - before.x - 120)).toBeLessThan(3)
  expect(Math.abs(after.y - before.y + 160)).toBeLessThan(3)
  await expect(widget(page).locator('output')).toHaveCount(0)
  await page.reload()
  await expect(ball(page)).toBeVisible()
  const again = await placeOf(page)
  expect(Math.abs(again.x - after.x)).toBeLessThan(2)
  expect(Math.abs(again.y - after.y)).toBeLessThan(2)
})

test('never leaves the window, and never lies over the bar', async ({ page, office }) => {
  const aurora = office('aurora')
  await asMember(page, aurora)
  await drag(page, [2000, 3000], 3)
  const { width = 0 } = page.viewportSize() ?? {}
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
  const box = await placeOf(page)
  expect(box.x + box.width).toBeLessThanOrEqual(width - width * 0.02 + 1)
  expect(box.y + box.height).toBeLessThanOrEqual(bar?.y ?? 0)
  await drag(page, [-2000, -3000], 3)
  const corner = await placeOf(page)
  expect(corner.x).toBeGreaterThanOrEqual(width * 0.02 - 1)
  expect(corner.y).toBeGreaterThanOrEqual(0)
})

test('glides on after a throw, and comes to rest', async ({ page, office }) => {
  const aurora = office('aurora')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await asMember(page, aurora)
  const { x, y, width, height } = await placeOf(page)
  const from = { x: x + width / 2, y: y + height / 2 }
  // The throw depends on the pointer's speed at release. With a paused clock the machine's load does not affect it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const step of [20, 40, 60]) {
    await page.clock.runFor(20)
    await page.mouse.move(from.x + step, from.y - step)
  }
  await page.mouse.up()
  await page.clock.runFor(2000)
  const after = await placeOf(page)
  expect(after.x - x).toBeGreaterThan(70)
})

test('a tap plays; the second of two quick ones does not count', async ({ page, office }) => {
  await asMember(page, office('aurora'))
  await ball(page).dblclick()
  await expect(widget(page).locator('output')).toBeVisible()
})

test('is reached and moved by the keyboard', async ({ page, office }) => {
  await asMember(page, office('aurora'))
  await expect(ball(page)).toBeVisible()
  const before = await placeOf(page)
  await widget(page).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  const after = await placeOf(page)
  expect([Math.round(after.x - before.x), Math.round(before.y - after.y)]).toEqual([16, 64])
  await page.keyboard.press('Enter')
  await expect(widget(page).locator('output')).toBeVisible()
})

test('is within bounds again after the phone has turned', async ({ page, office }) => {
  await asMember(page, office('aurora'))
  await drag(page, [2000, 3000], 3)
  await page.setViewportSize({ width: 780, height: 360 })
  await expect
    .poll(async () => {
      const box = await placeOf(page)
      return box.y + box.height <= 360 && box.x + box.width <= 780
    })
    .toBe(true)
})

for (const fault of [{ kind: 'status', status: 500 }, { kind: 'hang' }] as const) {
  test(`leaves no trace where its script fails: ${fault.kind}`, async ({ page, office }) => {
    const aurora = office('aurora')
    await aurora.fault('/mini-game/v1/minigame.js', fault)
    await asMember(page, aurora)
    await expect.poll(async () => (await aurora.calls('/mini-game/v1/minigame.js')).length).toBeGreaterThan(0)
    await expect(widget(page)).toHaveCount(0)
    await expect(page.locator('script[src*="mini-game"]')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}
