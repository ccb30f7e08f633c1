import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  FIRST_ORDINAL,
  type Made,
  mergeVendors,
  namingCurrency,
  ORDINAL_STEP,
  orderVendors,
  shownVendor,
} from '../../../../../src/features/games/gameLanes/model/vendors.ts'

describe('the currency that renames vendors', () => {
  it.each([
    ["the member's", 'TLB', 'PHP', 'EUR', 'TLB'],
    ["the country's where no member's is known", undefined, 'TLB', 'EUR', 'TLB'],
    ["the country's where the member's is empty", ' ', 'TLB', 'EUR', 'TLB'],
    ["the site's where nothing else is known", null, undefined, 'TLB', 'TLB'],
    ["not the site's where the member has one", 'PHP', undefined, 'TLB', 'PHP'],
    ["not the site's where the country has one", undefined, 'PHP', 'TLB', 'PHP'],
  ])('is %s', (_, member, country, site, currency) => {
    expect(namingCurrency(member, country, site)).toBe(currency)
    expect(shownVendor('BTI', namingCurrency(member, country, site))).toBe(
      currency === 'TLB' ? '123BET' : 'BTI',
    )
  })
})

describe('the vendor that players see', () => {
  it.each([
    ['RNG', 'BRL', 'TCG'],
    ['PVP', 'BRL', 'TCG'],
    ['TCG', 'BRL', 'TCG'],
    ['BTI', 'BRL', 'BTI'],
    ['ELOTT', 'BRL', 'ELOTT'],
    ['TCG_SEA', 'BRL', 'TCG_SEA'],
    ['BTI', 'TLB', '123BET'],
    ['BTI', ' tlb1', '123BET'],
    ['TCG', 'TLB', '123BET'],
    ['TCG_SEA', 'TLB', '123BET'],
    ['RNG', 'TLB', '123BET'],
    ['PVP', 'TLB', '123BET'],
    ['ELOTT', 'TLB', 'ELOTT'],
    ['BTI', 'PHP', 'BTI'],
    ['', 'TLB', ''],
  ])('%s with currency %s is %s', (code, currency, shown) => {
    expect(shownVendor(code, currency)).toBe(shown)
  })
})

describe('the order of vendors', () => {
  const rows: [string, string[], Made[], string, [string, number][]][] = [
    [
      'starts at 100 and steps by 100',
      ['A', 'B', 'C'],
      [],
      'BRL',
      [
        ['A', 100],
        ['B', 200],
        ['C', 300],
      ],
    ],
    [
      'gives ELOTT +5 for SEA_LOTT',
      ['ELOTT'],
      [{ vendor: 'ELOTT', accountTypeName: 'SEA_LOTT' }],
      'BRL',
      [['ELOTT', 105]],
    ],
    [
      'gives LOTT +1 for VIETNAM_LOTTO',
      ['X', 'LOTT'],
      [{ vendor: 'LOTT', accountTypeName: 'VIETNAM_LOTTO' }],
      'VND',
      [
        ['X', 100],
        ['LOTT', 201],
      ],
    ],
    [
      'gives ELOTT nothing for VIETNAM_LOTTO',
      ['ELOTT'],
      [{ vendor: 'ELOTT', accountTypeName: 'VIETNAM_LOTTO' }],
      'VND',
      [['ELOTT', 100]],
    ],
    [
      'gives others nothing for SEA_LOTT',
      ['A'],
      [{ vendor: 'A', accountTypeName: 'SEA_LOTT' }],
      'VND',
      [['A', 100]],
    ],
    [
      'counts vendors that are shown as one as one',
      ['RNG', 'BTI', 'PVP', 'TCG'],
      [],
      'BRL',
      [
        ['TCG', 100],
        ['BTI', 200],
      ],
    ],
    [
      'merges for TLB',
      ['BTI', 'ELOTT', 'TCG', 'RNG'],
      [],
      'TLB',
      [
        ['123BET', 100],
        ['ELOTT', 200],
      ],
    ],
    [
      'puts vendors that the lane forgot last',
      ['A'],
      [{ vendor: 'B' }, { vendor: 'A' }, {}],
      'BRL',
      [
        ['A', 100],
        ['B', 200],
      ],
    ],
  ]
  it.each(rows)('%s', (_, named, games, currency, expected) => {
    const vendors = orderVendors(
      named.map((vendor) => ({ vendor })),
      games,
      currency,
    )
    expect(vendors.map(({ code, ordinal }) => [code, ordinal])).toEqual(expected)
  })

  it('of several lanes is by ordinals too: each once, at its lowest', () => {
    const lane = (...vendors: readonly (readonly [string, number])[]) =>
      vendors.map(([code, ordinal]) => ({ code, name: code, ordinal }))
    expect(
      mergeVendors([
        lane(['A', 100], ['B', 200], ['ELOTT', 305]),
        lane(['LOTT', 101], ['B', 200], ['C', 300]),
        lane(['B', 100]),
      ]).map(({ code, ordinal }) => [code, ordinal]),
    ).toEqual([
      ['A', 100],
      ['B', 100],
      ['LOTT', 101],
      ['C', 300],
      ['ELOTT', 305],
    ])
  })

  it('names a merged vendor by its own entry, else by its code', () => {
    const [own] = orderVendors(
      [
        { vendor: 'RNG', displayName: 'Slots' },
        { vendor: 'TCG', displayName: 'TCG Games' },
      ],
      [],
      'BRL',
    )
    expect(own?.name).toBe('TCG Games')
    expect(orderVendors([{ vendor: 'RNG', displayName: 'Slots' }], [], 'BRL')[0]?.name).toBe('TCG')
  })

  it('lists each vendor once, by rising ordinals, whatever is sent', () => {
    const code = fc.constantFrom('RNG', 'PVP', 'TCG', 'TCG_A', 'BTI', 'LOTT', 'ELOTT', 'Z')
    const game = fc.record({
      vendor: code,
      accountTypeName: fc.constantFrom('SEA_LOTT', 'VIETNAM_LOTTO', 'x'),
    })
    fc.assert(
      fc.property(fc.array(code), fc.array(game), fc.constantFrom('TLB', 'BRL'), (named, games, currency) => {
        const vendors = orderVendors(
          named.map((vendor) => ({ vendor })),
          games,
          currency,
        )
        const ordinals = vendors.map(({ ordinal }) => ordinal)
        expect(new Set(vendors.map((vendor) => vendor.code)).size).toBe(vendors.length)
        expect(ordinals).toEqual([...ordinals].sort((a, b) => a - b))
        for (const [index, ordinal] of ordinals.entries()) {
          expect(Math.floor(ordinal / ORDINAL_STEP) * ORDINAL_STEP).toBe(FIRST_ORDINAL + index * ORDINAL_STEP)
        }
        for (const { vendor } of games)
          expect(vendors.map((one) => one.code)).toContain(shownVendor(vendor, currency))
      }),
    )
  })
})
