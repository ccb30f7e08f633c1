import type { Page } from '@playwright/test'
import { faultKinds } from '../../../scripts/backoffice/faults.ts'
import { expect, test, visit } from '../../support/journey.ts'
import { logIn } from '../../support/logIn.ts'

const SEED = Number(process.env.MONKEY_SEED) || 20261122
const STEPS = 600

/** The same numbers for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const MODAL = '[role=dialog][aria-modal=true], [role=alertdialog][aria-modal=true]'
/** What a finger can meet; what opens another site's window is another journey's. */
const TAPPABLE = 'button:visible:enabled, a[href^="/m/"]:visible'

/** What may never be, whatever went wrong. */
async function mustStand(page: Page, errors: readonly string[], step: string): Promise<void> {
  expect(errors, step).toEqual([])
  await expect(page.locator('[data-screen], #splash').first(), `${step}: a blank page`).toBeAttached()
  const modals = page.locator(MODAL)
  expect(await modals.count(), `${step}: two modals`).toBeLessThanOrEqual(1)
}

/** A modal can be left by Escape, or has a button. */
async function leaveModal(page: Page, step: string): Promise<void> {
  const modal = page.locator(MODAL)
  if ((await modal.count()) === 0) return
  await page.keyboard.press('Escape')
  // It may be on its way out still.
  await expect
    .poll(async () => (await modal.count()) === 0 || (await modal.getByRole('button').count()) > 0, {
      message: `${step}: a modal that cannot be left`,
    })
    .toBe(true)
}

for (const member of [false, true])
  test(`${member ? 'a member' : 'a guest'} taps about while calls go wrong (seed ${SEED}): nothing breaks`, async ({
    page,
    office,
  }) => {
    test.setTimeout(3_600_000)
    const random = randomOf(SEED)
    const pick = <Item>(items: readonly Item[]): Item | undefined =>
      items[Math.floor(random() * items.length)]
    const aurora = office('aurora')
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
    if (member) await logIn(page, aurora.origin, { userName: 'player', password: 'Player!2026' })
    await visit(page, aurora)
    for (let step = 0; step < STEPS; step += 1) {
      const name = `step ${step}`
      const kind = pick(faultKinds.filter((known) => known !== 'hang' && known !== 'stall')) ?? 'status'
      if (random() < 0.3)
        await aurora.fault(pick(['relay/*', 'member/*', '/wps/*', 'system/*']) ?? '/wps/*', {
          kind,
          times: 3,
        })
      if (random() < 0.05) await page.goBack().catch(() => null)
      if (random() < 0.05) await page.reload().catch(() => null)
      const all = page.locator(TAPPABLE)
      const count = await all.count()
      // What is there when it is looked for may be gone when it is tapped: a monkey taps on.
      if (count > 0)
        await all
          .nth(Math.floor(random() * count))
          .click({ timeout: 2000 })
          .catch(() => null)
      if (!page.url().startsWith(aurora.origin)) await visit(page, aurora)
      await mustStand(page, errors, name)
      await leaveModal(page, name)
    }
  })
