/** Measures of a list in columns, from its computed style, px. */
export interface GridMeasure {
  readonly columns: number
  /** Width of a column. */
  readonly column: number
  /** Gap between two rows. */
  readonly gap: number
  readonly before: number
  readonly after: number
}

const number = (text: string): number => Number.parseFloat(text) || 0

/** Reads a list's computed style. A list that is not a grid has one column of the list's width. */
export function measureGrid(
  style: Pick<
    CSSStyleDeclaration,
    'gridTemplateColumns' | 'rowGap' | 'paddingBlockStart' | 'paddingBlockEnd'
  >,
  width: number,
): GridMeasure {
  const tracks = style.gridTemplateColumns.split(' ').filter((track) => /^[\d.]+px$/.test(track))
  return {
    columns: Math.max(1, tracks.length),
    column: number(tracks[0] ?? '') || width,
    gap: number(style.rowGap),
    before: number(style.paddingBlockStart),
    after: number(style.paddingBlockEnd),
  }
}

/** A group of items in a list, with an optional head. */
export interface GridSection<Item, Head> {
  readonly key: string
  readonly head?: Head
  readonly items: readonly Item[]
}

/** A head, or one item per column. */
export type GridRow<Item, Head> =
  | { readonly kind: 'head'; readonly section: string; readonly head: Head }
  | {
      readonly kind: 'items'
      readonly section: string
      readonly items: readonly Item[]
      /** Position of the first item within its section, from 1. */
      readonly first: number
      /** Items in the section. */
      readonly of: number
    }

/** Arranges sections as rows in their order. Each section starts a new row. */
export function gridRows<Item, Head>(
  sections: readonly GridSection<Item, Head>[],
  columns: number,
): readonly GridRow<Item, Head>[] {
  const most = Math.max(1, Math.floor(columns) || 1)
  return sections.flatMap(({ key, head, items }) => {
    const rows: GridRow<Item, Head>[] = head === undefined ? [] : [{ kind: 'head', section: key, head }]
    for (let at = 0; at < items.length; at += most) {
      rows.push({
        kind: 'items',
        section: key,
        items: items.slice(at, at + most),
        first: at + 1,
        of: items.length,
      })
    }
    return rows
  })
}

/** Minimum number of rows rendered above and below the window, because a flick is faster than a phone renders. */
const READY = 4
/**
 * Number of rows added or removed at a time. Each update of the page costs a phone more than a row does, so a few large
 * updates leave more frames free than one update per row.
 */
const AT_A_TIME = 4

/** The rows to render: those in view and those that may come next, rounded up to whole groups. */
export function readyRows({ startIndex, endIndex, count }: RowRange): number[] {
  const from = Math.max(0, Math.floor((startIndex - READY) / AT_A_TIME) * AT_A_TIME)
  const to = Math.min(count, Math.ceil((endIndex + 1 + READY) / AT_A_TIME) * AT_A_TIME)
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
}

/** The first and the last row in view, and the number of rows. */
export interface RowRange {
  readonly startIndex: number
  readonly endIndex: number
  readonly count: number
}
