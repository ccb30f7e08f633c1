import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readInstant, readMemberInfo } from '../../../src/session/member.ts'

describe('member info', () => {
  it('is read in the platform’s words', () => {
    const info = readMemberInfo({
      type: '1',
      customerId: 9,
      userName: 'maria',
      account: 'm-9',
      regDate: '2026-01-02T00:00:00Z',
      language: 'PT-BR',
      clubLabel: { labelId: 3, labelName: 'Gold', type: 'AUTO', rankLevel: '5' },
      balance: '1234.50',
      currency: 'BRL',
      more: 1,
    })
    expect(info).toEqual({
      type: 1,
      id: '9',
      userName: 'maria',
      account: 'm-9',
      regDate: Date.UTC(2026, 0, 2),
      language: 'PT-BR',
      clubLabel: { labelId: '3', labelName: 'Gold', type: 'AUTO', rankLevel: 5 },
      balance: '1234.50',
      currency: 'BRL',
    })
  })

  it('reads a date in milliseconds, also as text, and nothing else', () => {
    expect(readInstant(1_700_000_000_000)).toBe(1_700_000_000_000)
    expect(readInstant('1700000000000')).toBe(1_700_000_000_000)
    for (const value of [null, undefined, '', 'soon', true, {}, Number.NaN])
      expect(readInstant(value)).toBeNull()
  })

  it('survives anything', () => {
    const value = fc.jsonValue()
    const near = fc.record({ type: value, id: value, regDate: value, clubLabel: value, balance: value })
    fc.assert(
      fc.property(fc.oneof(near, value), (wire) => void readMemberInfo(wire)),
      { numRuns: 5000 },
    )
    for (const wire of [null, undefined, 'x', []]) expect(readMemberInfo(wire)).toBeNull()
  })
})
