import { describe, expect, it } from 'vitest'
import { checkMerchant } from '../../../../../scripts/merchant/check/checkMerchant.ts'
import { acrossChecks, checks } from '../../../../../scripts/merchant/check/checks.ts'
import { brokenMerchant, brokenNames, findingsFile, goodMerchant, known } from './broken.ts'

const other = goodMerchant('other')
const findingsOf = (name: string) => checkMerchant(brokenMerchant(name), known, [other])

describe('a merchant with whom nothing is wrong', () => {
  it('has no findings', () => {
    expect(checkMerchant(goodMerchant(), known, [other])).toEqual([])
  })
})

describe('broken merchants, each wrong in its own way', () => {
  it('are ten at least', () => {
    expect(brokenNames.length).toBeGreaterThanOrEqual(10)
  })

  // `npm run unit -- -u <this file>` rewrites the findings.
  it.each(brokenNames)(
    '%s: exactly what is wrong, where, what it means, and how to mend it',
    async (name) => {
      await expect(`${JSON.stringify(findingsOf(name), null, 2)}\n`).toMatchFileSnapshot(findingsFile(name))
    },
  )

  it('between them bring out every code that a folder can have', () => {
    const found = new Set(brokenNames.flatMap((name) => findingsOf(name).map(({ code }) => code)))
    // Every language of the platform has texts, so this code needs a removed locale (`checks.test.ts`).
    found.add('language.texts')
    const all = [...checks, ...acrossChecks].flatMap(({ codes }) => Object.keys(codes))
    expect([...new Set(all)].filter((code) => !found.has(code)).sort()).toEqual([])
  })
})
