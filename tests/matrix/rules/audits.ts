import type { Cell } from './cells.ts'

/** What determines a screen's structure, apart from its texts: two cells with equal values have the same elements and roles. */
export interface Build {
  readonly layout: string
  /** Reading direction of the merchant's first language. */
  readonly direction: 'ltr' | 'rtl'
}

/**
 * Marks the cells whose accessibility another cell represents: the same screen, layout, features and reading direction.
 * Such merchants only differ in colours, which are derived with sufficient contrast (`themes/derive`) and checked in pairs
 * (`merchant check`). The first merchant in `order` is audited, so that a new merchant does not change this. Pure.
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
