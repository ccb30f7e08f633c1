import { hintAt } from '../../../scripts/merchant/near.ts'
import { type Cell, type CellFilter, matches, partOf } from './cells.ts'

const PARTS = ['merchant', 'screen', 'visitor', 'state'] as const

/**
 * The problem of a filter, in one line; undefined: none. Every value must be an existing name, and together they must
 * select a cell. Pure.
 */
export function filterFault(cells: readonly Cell[], filter: CellFilter): string | undefined {
  for (const part of PARTS) {
    const names = [...new Set(cells.map((cell) => partOf(cell, part)))].sort()
    for (const word of filter[part]?.split(',') ?? [])
      if (!names.includes(word)) return `There is no ${part} ${word}: ${hintAt(word, names)}`
  }
  if (cells.some((cell) => matches(cell, filter))) return undefined
  const wanted = PARTS.flatMap((part) => (filter[part] ? [`${part} ${filter[part]}`] : []))
  const { state: _, ...rest } = filter
  const states = [
    ...new Set(cells.filter((cell) => matches(cell, rest)).map((cell) => partOf(cell, 'state'))),
  ]
  const hint = states.length > 0 ? `; its states are ${states.sort().join(', ')}` : ''
  return `No cell of the matrix is ${wanted.join(', ')}${hint}.`
}
