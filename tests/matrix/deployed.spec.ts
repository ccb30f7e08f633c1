import { expect, test } from '@playwright/test'
import { backOffice } from '../support/backOffice.ts'
import { writeResult } from './baselines.ts'
import { cells } from './cells.ts'
import { compareWithDeployed } from './deployed.ts'
import { nameOf, titleOf } from './rules/cells.ts'
import { languageOf } from './texts.ts'

/** Screens in their initial state, which a guest reaches without a change of the back office. */
const isOfGuest = ({ visitor, state, standsIn }: (typeof cells)[number]): boolean =>
  visitor === 'guest' && !state && !standsIn
const deployed = process.env.MATRIX_URL

/** `npm run matrix -- --merchant x --url https://…`: the screens of a guest, without the states that a back office must make. */
if (deployed)
  for (const cell of cells.filter(isOfGuest)) {
    test(`${titleOf(cell)} at ${deployed}`, async ({ browser }, { parallelIndex }) => {
      const office = backOffice(cell.merchant, `d${parallelIndex}`)
      const now = Date.now()
      await office.setClock(new Date(now).toISOString(), true)
      const places = { here: office.origin, deployed, language: languageOf(cell.merchant), now }
      const { record, notSent } = await compareWithDeployed(browser, cell, places)
      writeResult(
        `${cell.merchant}/${nameOf(cell)}.json`,
        JSON.stringify({ ...record, options: `--url ${deployed}` }),
      )
      for (const request of new Set(notSent)) console.log(`not sent: ${request}`)
      expect(record.findings.join('\n')).toBe('')
    })
  }
