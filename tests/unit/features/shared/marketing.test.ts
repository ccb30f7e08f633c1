import fc from 'fast-check'
import { expect, it } from 'vitest'
import { marketingCodes } from '../../../../src/features/shared/marketing.ts'

const stored = JSON.stringify({ referralCode: 'OLD-R', affiliateCode: 'OLD-A', originalDomain: 'a.example' })

it.each([
  ['?r=R1&affiliateCode=A1', null, { referralCode: 'R1', affiliateCode: 'A1' }],
  ['?referralCode=R2', null, { referralCode: 'R2' }],
  ['?r=R1&referralCode=R2', null, { referralCode: 'R1' }],
  ['', stored, { referralCode: 'OLD-R', affiliateCode: 'OLD-A' }],
  ['?affiliateCode=A1', stored, { referralCode: 'OLD-R', affiliateCode: 'A1' }],
  ['?r=%20', stored, { referralCode: 'OLD-R', affiliateCode: 'OLD-A' }],
  ['', '{"referralCode":42}', { referralCode: '42' }],
  [`?r=${'x'.repeat(201)}`, null, {}],
  ['', null, {}],
])('the address %s and what is stored (%s) give %j', (search, kept, codes) => {
  expect(marketingCodes(search, kept)).toEqual(codes)
})

it('survives anything that may be stored or stand in an address', () => {
  fc.assert(
    fc.property(fc.string(), fc.option(fc.oneof(fc.string(), fc.json())), (search, kept) => {
      for (const code of Object.values(marketingCodes(search, kept))) {
        expect(code).toMatch(/\S/)
        expect(code.length).toBeLessThanOrEqual(200)
      }
    }),
  )
})
