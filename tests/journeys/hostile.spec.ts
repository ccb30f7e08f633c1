import fc from 'fast-check'
import { expect, test } from '../support/journey.ts'
import { type Json, mutated } from '../support/jsonMutations.ts'
import { answerOf, merchantCodes } from '../support/merchants.ts'

const SEED = 20261201
const BATCHES = 5
const PER_BATCH = 10

/** An answer of a merchant with a few wrong values, the same in every run. */
function nonsenseOf(code: string, call: string, number: number): Json {
  const answer: Json = JSON.parse(JSON.stringify(answerOf(code, call)))
  const [nonsense] = fc.sample(mutated(answer), { seed: SEED + number, numRuns: 1 })
  return nonsense?.value ?? null
}

for (let batch = 0; batch < BATCHES; batch += 1) {
  test(`a back office that sends nonsense never leaves a blank page (${batch + 1} of ${BATCHES})`, async ({
    page,
    office,
  }) => {
    // A sandboxed frame has no storage: accessing it throws.
    await page.addInitScript(() => {
      if (self.origin !== 'null') localStorage.clear()
    })
    const exceptions: string[] = []
    page.on('pageerror', (error) => exceptions.push(error.stack ?? error.message))
    for (let round = 0; round < PER_BATCH; round += 1) {
      const number = batch * PER_BATCH + round
      const code = merchantCodes[number % merchantCodes.length] ?? ''
      const status = nonsenseOf(code, 'system/status', number)
      const manifest = nonsenseOf(code, 'system/manifest', number)
      const merchantState = office(code)
      await merchantState.setValue('system/status', status)
      await merchantState.setValue('system/manifest', manifest)
      await page.goto(`${merchantState.origin}/m/home`)
      const screen = page.locator('[data-screen]')
      await expect(screen, `number ${number} of ${code} shows a screen`).toBeVisible()
      await expect(screen, `number ${number} of ${code} says something`).toContainText(/\S{2,}/)
      const buttons = await page.locator('button:visible, a:visible').count()
      expect(buttons, `number ${number} of ${code} offers a way on`).toBeGreaterThan(0)
      expect(exceptions, `number ${number} of ${code}`).toEqual([])
    }
  })
}
