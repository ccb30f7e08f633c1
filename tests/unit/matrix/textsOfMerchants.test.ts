import { expect, it } from 'vitest'
import { readCells } from '../../matrix/allCells.ts'
import type { Cell } from '../../matrix/rules/cells.ts'
import { beginningsIn, KNOWN_MERCHANTS } from '../../support/knownMerchants.ts'
import { siteOf } from '../../support/merchants.ts'

const cells = readCells().filter(({ state, merchant }) => !state && KNOWN_MERCHANTS.includes(merchant))

/** How many cells agree with an earlier one of another merchant in everything that `facts` says. */
function alike(facts: (cell: Cell) => readonly unknown[]): number {
  const merchants = new Map<string, Set<string>>()
  return cells.filter((cell) => {
    const key = JSON.stringify(facts(cell))
    const known = merchants.get(key) ?? new Set()
    merchants.set(key, known.add(cell.merchant))
    return known.size > 1
  }).length
}

// The premise of docs/decisions/0064-text-is-looked-at-in-each-merchant.md: where it falls, read the page again.
it('no two merchants of a layout begin with the same language, so that no two cells can have the same text', () => {
  const begins = beginningsIn()
  expect(new Set(begins).size, begins.join(', ')).toBe(begins.length)

  const place = ({ merchant, screen, visitor, expected }: Cell) => [
    siteOf(merchant).layout,
    screen,
    visitor,
    expected,
  ]
  const drawn = alike(place)
  const said = alike((cell) => [...place(cell), siteOf(cell.merchant).languages[0]])
  console.log(`${drawn} of ${cells.length} cells are drawn as another merchant's; ${said} say the same too`)
  expect(drawn).toBeGreaterThan(0)
  expect(said).toBe(0)
})
