import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { retryAddress } from '../../../../../src/features/domainNotice/model/retryAddress.ts'

const LINE = 'https://fast.test:8443'

describe('Retry', () => {
  it.each([
    [{}, `${LINE}/m/index.html`],
    [{ affiliateCode: 'A1' }, `${LINE}/m/index.html?affiliateCode=A1`],
    [{ referralCode: 'R1' }, `${LINE}/m/index.html?r=R1`],
    [{ affiliateCode: 'A1', referralCode: 'R1' }, `${LINE}/m/index.html?affiliateCode=A1&r=R1`],
    [{ affiliateCode: '', referralCode: '' }, `${LINE}/m/index.html`],
    [
      { affiliateCode: 'a&r=b#c', referralCode: 'ü /' },
      `${LINE}/m/index.html?affiliateCode=a%26r%3Db%23c&r=%C3%BC+%2F`,
    ],
  ])('with %j leads to %s', (codes, address) => {
    expect(retryAddress(LINE, codes)).toBe(address)
  })

  it.each(['', 'fast.test', 'javascript:alert(1)', 'file:///etc'])('leads nowhere from %j', (endpoint) => {
    expect(retryAddress(endpoint, {})).toBeUndefined()
  })

  it('stays on the endpoint and carries both codes unchanged, whatever they are (property)', () => {
    const code = fc.option(fc.string({ unit: 'grapheme', minLength: 1 }), { nil: undefined })
    fc.assert(
      fc.property(fc.domain(), code, code, (host, affiliateCode, referralCode) => {
        const address = new URL(retryAddress(`https://${host}`, { affiliateCode, referralCode }) ?? '')
        expect(address.origin).toBe(`https://${host}`)
        expect(address.pathname).toBe('/m/index.html')
        expect(address.searchParams.get('affiliateCode') ?? undefined).toBe(affiliateCode)
        expect(address.searchParams.get('r') ?? undefined).toBe(referralCode)
        expect([...address.searchParams]).toHaveLength((affiliateCode ? 1 : 0) + (referralCode ? 1 : 0))
        expect(address.hash).toBe('')
      }),
    )
  })
})
