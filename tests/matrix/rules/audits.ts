import type { Cell } from './cells.ts'

/** What decides how a screen is built, beside its words: two cells that agree in it have the same elements and roles. */
export interface Build {
  readonly layout: string
  /** Reading direction of the merchant's first language. */
  readonly direction: 'ltr' | 'rtl'
}

/**
 * Marks the cells whose accessibility another cell stands for: the same screen of the same layout with the same features,
 * read in the same direction. Colours, which tell such merchants apart, are derived for contrast (`themes/derive`) and checked
 * pair by pair (`merchant check`). The first in `order` is audited, so that a merchant that is added takes none of the others'.
 * Pure.
 */
export function auditOnce(
  cells: readonly Cell[],
  buildOf: (merchant: string) => Build,
  order: readonly string[],
): Cell[] {
  const rank = ({ merchant }: Cell): number => {
    const at = order.indexOf(merchant)
    return at < 0 ? order.length : at
  }
  const audited = new Map<string, Cell>()
  const keyOf = (cell: Cell): string => {
    const { layout, direction } = buildOf(cell.merchant)
    return [layout, direction, cell.screen, ...cell.expected].join(' ')
  }
  const first = cells.filter(({ state, echo }) => !state && !echo)
  for (const cell of [...first].sort((a, b) => rank(a) - rank(b))) {
    const key = keyOf(cell)
    if (!audited.has(key)) audited.set(key, cell)
  }
  return cells.map((cell) =>
    cell.state || cell.echo || audited.get(keyOf(cell)) === cell ? cell : { ...cell, brief: true },
  )
}
