import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ComponentType, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import styled from 'styled-components'
import { type GridRow, type GridSection, gridRows } from './gridRules.ts'
import { rememberPictures } from './seenPictures.ts'
import { useFocusedRow } from './useFocusedRow.ts'
import { useForgetHeights, useGridPlace } from './useGridPlace.ts'
import { type GridListProps, VirtualRow } from './VirtualRow.tsx'

export type { GridListProps } from './VirtualRow.tsx'

/** Rows are positioned absolutely, not by transform: each transformed row would be a layer. */
const Frame = styled.div`
  position: relative;
  > [data-ruler] { position: absolute; inset-block-start: 0; inset-inline: 0; block-size: 0; overflow: hidden; visibility: hidden; }
  > [data-body] { position: relative; }
  > [data-body] > * { position: absolute; inset-inline: 0; contain: layout style; }
`

export type Section<Item> = GridSection<Item, ReactNode>

/** Position and total number of an entry, since not all entries are in the document. */
export interface GridPlace {
  readonly 'aria-setsize': number
  readonly 'aria-posinset': number
}

export interface VirtualGridProps<Item> {
  /** Must keep its identity, else every row is rendered again. */
  readonly sections: readonly Section<Item>[]
  /** Within its section. */
  readonly keyOf: (item: Item) => string
  /** The styled `ul`. Its columns, gap and padding are read from the computed style. */
  readonly list: ComponentType<GridListProps>
  /** Estimated height of a row before it is measured, by the width of a column, px. */
  readonly rowHeight: (column: number) => number
  /** Estimated height of a head, px. */
  readonly headHeight?: number
  /** Renders an entry as `li`. Must keep its identity, else every row is rendered again. */
  readonly draw: (item: Item, place: GridPlace) => ReactNode
}

const NONE = [] as const

/**
 * A list of thousands of entries that scrolls with the window. Only the entries in view and a few more are in the document; a
 * focused entry stays. The list brings its own styles.
 */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { sections, keyOf, list: List, rowHeight, headHeight = 0, draw } = props
  const frame = useRef<HTMLDivElement>(null)
  const ruler = useRef<HTMLUListElement>(null)
  const place = useGridPlace(frame, ruler)
  const { columns = 1, column = 0, gap = 0, before = 0, after = 0, top = 0 } = place ?? {}
  const rows = useMemo(() => gridRows(sections, columns), [sections, columns])
  const focus = useFocusedRow()

  const rowKey = useCallback(
    (index: number) => {
      const row = rows[index]
      if (row?.kind !== 'items') return row ? `${row.section} head` : index
      const [first] = row.items
      return first === undefined ? index : `${row.section} ${keyOf(first)}`
    },
    [rows, keyOf],
  )
  // Rows keep their identity, so that scrolling renders only new ones.
  const cellsOf = useMemo(() => {
    const drawn = new Map<number, readonly ReactNode[]>()
    return (index: number): readonly ReactNode[] => {
      const row = rows[index]
      if (row?.kind !== 'items') return NONE
      const known =
        drawn.get(index) ??
        row.items.map((item, at) => draw(item, { 'aria-setsize': row.of, 'aria-posinset': row.first + at }))
      drawn.set(index, known)
      return known
    }
  }, [rows, draw])
  const about = rowHeight(column)
  /** The height of the first measured row becomes the estimate for the others, so that most are laid out once. */
  const usual = useRef<number>(undefined)
  /** The gap between a head and its first row is the list's padding. */
  const closer = gap - before
  const virtual = useWindowVirtualizer<HTMLElement>({
    count: place ? rows.length : 0,
    estimateSize: (index) => (rows[index]?.kind === 'head' ? headHeight - closer : (usual.current ?? about)),
    getItemKey: rowKey,
    measureElement: (element, entry) => {
      const height = Math.round(entry?.borderBoxSize?.[0]?.blockSize ?? element.offsetHeight)
      if (element.dataset.head !== undefined) return (height || headHeight) - closer
      usual.current ??= height || undefined
      return height || about
    },
    rangeExtractor: focus.extract,
    scrollMargin: top + before,
    gap,
    // Rows outside of the window are ready. Rendering in the scroll event would delay the scroll.
    useFlushSync: false,
    // Positions are written to the DOM directly. React only decides which rows are rendered.
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  })
  useForgetHeights(place && about, () => {
    usual.current = undefined
    virtual.measure()
    // Their size may have changed before: no observer would tell it again, and rows would stand too close.
    for (const row of virtual.elementsCache.values()) virtual.measureElement(row)
  })
  useLayoutEffect(() => rememberPictures(document), [])
  return (
    <Frame
      ref={frame}
      style={{ paddingBlock: `${before}px ${after}px` }}
      onFocus={focus.follow}
      onBlur={focus.follow}
    >
      <List ref={ruler} aria-hidden data-ruler="" />
      <div ref={virtual.containerRef} data-body="">
        {virtual.getVirtualItems().map(({ key, index }) => (
          <VirtualRow
            key={key}
            index={index}
            list={List}
            head={headOf(rows[index])}
            cells={cellsOf(index)}
            measure={virtual.measureElement}
          />
        ))}
      </div>
    </Frame>
  )
}

const headOf = <Item,>(row: GridRow<Item, ReactNode> | undefined): ReactNode =>
  row?.kind === 'head' ? row.head : undefined
