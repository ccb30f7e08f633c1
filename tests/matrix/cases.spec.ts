import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { casesIn, openCase } from '../support/cases.ts'
import { merchantCodes } from '../support/merchants.ts'
import { TEST_PORT } from '../support/place.ts'

/** What operators have kept as tests (`merchants/<code>/cases/`), as the workbench shows it. */
const MERCHANTS = resolve(import.meta.dirname, '../../merchants')
const { MATRIX_MERCHANT } = process.env
const codes = merchantCodes.filter((code) => !MATRIX_MERCHANT || code === MATRIX_MERCHANT)

// The desktop window of the workbench.
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 })

for (const kept of codes.flatMap((code) => casesIn(MERCHANTS, code)))
  test(`${kept.merchant} case ${kept.name}: ${kept.kept.title}`, async ({ page }) => {
    const difference = await openCase(page, `http://localhost:${TEST_PORT}/workbench`, kept)
    await expect.poll(difference).toBe('')
  })
