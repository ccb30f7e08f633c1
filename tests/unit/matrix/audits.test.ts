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
const auditedOf = (cells: readonly Cell[], order: readonly string[] = ['M1a', 'M1b', 'M2a', 'M1rtl']) =>
  auditOnce(
    cells,
    (merchant) => ({ layout: merchant.slice(0, 2), direction: merchant.endsWith('rtl') ? 'rtl' : 'ltr' }),
    {
      around: (screen) => (screen === 'login' ? 'signIn' : 'shell'),
      features: new Set(['chat']),
    },
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
    const cells = [cell('M1a', 'home'), cell('M1b', 'home', ['lottery']), cell('M1rtl', 'home')]
    expect(auditedOf(cells)).toEqual(['M1a home', 'M1b home', 'M1rtl home'])
  })

  it('on one screen of each frame where only the frame shows other features', () => {
    const without = (['home', 'mall', 'login'] as const).map((screen) => cell('M1a', screen))
    const withChat = (['home', 'mall', 'login'] as const).map((screen) => cell('M1b', screen, ['chat']))
    expect(auditedOf([...without, ...withChat])).toEqual([
      'M1a home',
      'M1a mall',
      'M1a login',
      'M1b home',
      'M1b login',
    ])
  })

  it('in the merchant that is named first, and for itself in one that is not named', () => {
    const cells = [cell('M1a', 'home'), cell('M1b', 'home'), cell('M1z', 'home')]
    expect(auditedOf(cells, ['M1z'])).toEqual(['M1z home'])
    expect(auditedOf(cells, [])).toEqual(['M1a home', 'M1b home', 'M1z home'])
  })

  it('in the matrix on every screen of every layout', () => {
    const places = (cells: readonly Cell[]) =>
      [...new Set(cells.map(({ merchant, screen }) => `${siteOf(merchant).layout} ${screen}`))].sort()
    const first = readCells().filter(({ state }) => !state)
    expect(places(first.filter(({ brief, echo }) => !brief && !echo))).toEqual(places(first))
  })
})
