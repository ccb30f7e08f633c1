import { describe, expect, it } from 'vitest'
import { readCells } from '../../matrix/allCells.ts'
import { auditOnce } from '../../matrix/rules/audits.ts'
import type { Cell } from '../../matrix/rules/cells.ts'
import { siteOf } from '../../support/merchants.ts'

const cell = (merchant: string, screen: Cell['screen'], expected: readonly string[] = []): Cell => ({
  merchant,
  visitor: 'guest',
  screen,
  path: '/m/x',
  expected,
  picture: false,
})
const auditedOf = (cells: readonly Cell[], order: readonly string[] = []) =>
  auditOnce(
    cells,
    (merchant) => ({ layout: merchant.slice(0, 2), direction: merchant.endsWith('rtl') ? 'rtl' : 'ltr' }),
    order,
  )
    .filter(({ brief }) => !brief)
    .map(({ merchant, screen }) => `${merchant} ${screen}`)

describe('accessibility is audited', () => {
  it('once for each screen of a layout with the same features', () => {
    const cells = [cell('M1a', 'home'), cell('M1b', 'home'), cell('M1b', 'login'), cell('M2a', 'home')]
    expect(auditedOf(cells)).toEqual(['M1a home', 'M1b login', 'M2a home'])
  })

  it('again where a screen shows other features, or is read from right to left', () => {
    const cells = [cell('M1a', 'home'), cell('M1b', 'home', ['chat']), cell('M1rtl', 'home')]
    expect(auditedOf(cells)).toEqual(['M1a home', 'M1b home', 'M1rtl home'])
  })

  it('in the merchant that is named first, whoever is added before it', () => {
    expect(auditedOf([cell('M1a', 'home'), cell('M1z', 'home')], ['M1z'])).toEqual(['M1z home'])
  })

  it('in the matrix on every screen of every layout', () => {
    const places = (cells: readonly Cell[]) =>
      [...new Set(cells.map(({ merchant, screen }) => `${siteOf(merchant).layout} ${screen}`))].sort()
    const first = readCells().filter(({ state }) => !state)
    expect(places(first.filter(({ brief, echo }) => !brief && !echo))).toEqual(places(first))
  })
})
