import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ComponentType, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import styled from 'styled-components'
import { type GridRow, type GridSection, gridRows } from './gridRules.ts'
import { ListLinks, useListLinks } from './ListLinks.ts'
import { rememberPictures } from './seenPictures.ts'
import { useFocusedRow } from './useFocusedRow.ts'
import { useForgetHeights, useGridPlace } from './useGridPlace.ts'
import { type GridListProps, VirtualRow } from './VirtualRow.tsx'

export type { GridListProps } from './VirtualRow.tsx'

/** The rows lie in the body at places of their own, not moved there: each that is moved is a drawing of its own. */
const Frame = styled.div`
  position: relative;
  > [data-ruler] { position: absolute; inset-block-start: 0; inset-inline: 0; block-size: 0; overflow: hidden; visibility: hidden; }
  > [data-body] { position: relative; }
  > [data-body] > * { position: absolute; inset-inline: 0; contain: layout style; }
`

export type Section<Item> = GridSection<Item, ReactNode>

/** Which of how many an entry is, where not all of them are in the document. */
export interface GridPlace {
  readonly 'aria-setsize': number
  readonly 'aria-posinset': number
}

export interface VirtualGridProps<Item> {
  /** The same array each time, or every row is drawn again. */
  readonly sections: readonly Section<Item>[]
  /** Within its section. */
  readonly keyOf: (item: Item) => string
  /** The list as its style sheet draws it, a `ul`: columns, gap and padding are read from it. */
  readonly list: ComponentType<GridListProps>
  /** About how high a row is until it has been measured, by the width of a column; px. */
  readonly rowHeight: (column: number) => number
  /** About how high a head is; px. */
  readonly headHeight?: number
  /** An entry, a `li`. The same function each time, or every row is drawn again. */
  readonly draw: (item: Item, place: GridPlace) => ReactNode
}

const NONE = [] as const

/**
 * Thousands of entries of a page that scrolls with the window; in the document are those in view and a few more. What has
 * the focus stays there. Looks are the list's own: this only decides which rows there are, and when. Links inside the app
 * are followed by the list (`ListLinks`).
 */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { sections, keyOf, list: List, rowHeight, headHeight = 0, draw } = props
  const frame = useRef<HTMLDivElement>(null)
  const ruler = useRef<HTMLUListElement>(null)
  const place = useGridPlace(frame, ruler)
  const { columns = 1, column = 0, gap = 0, before = 0, after = 0, top = 0 } = place ?? {}
  const rows = useMemo(() => gridRows(sections, columns), [sections, columns])
  const focus = useFocusedRow()
  const { hrefOf, follow } = useListLinks()

  const rowKey = useCallback(
    (index: number) => {
      const row = rows[index]
      if (row?.kind !== 'items') return row ? `${row.section} head` : index
      const [first] = row.items
      return first === undefined ? index : `${row.section} ${keyOf(first)}`
    },
    [rows, keyOf],
  )
  // A row that was drawn is the same when it comes again: scrolling draws what is new, and nothing else.
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
  /** Once one has been measured, the others are most likely as high: what was guessed well is not laid out twice. */
  const usual = useRef<number>(undefined)
  /** A head is nearer to its first row than rows are to each other: as near as the list's padding says. */
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
    // Rows that stand ready are enough: drawing within the scroll itself makes the finger wait.
    useFlushSync: false,
    // Where a row stands is written into the document; React draws which rows there are.
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  })
  useForgetHeights(place && about, () => {
    usual.current = undefined
    virtual.measure()
  })
  useLayoutEffect(() => rememberPictures(document), [])
  return (
    <Frame
      ref={frame}
      style={{ paddingBlock: `${before}px ${after}px` }}
      onFocus={focus.follow}
      onBlur={focus.follow}
      onClick={follow}
    >
      <List ref={ruler} aria-hidden data-ruler="" />
      <div ref={virtual.containerRef} data-body="">
        <ListLinks value={hrefOf}>
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
        </ListLinks>
      </div>
    </Frame>
  )
}

const headOf = <Item,>(row: GridRow<Item, ReactNode> | undefined): ReactNode =>
  row?.kind === 'head' ? row.head : undefined
