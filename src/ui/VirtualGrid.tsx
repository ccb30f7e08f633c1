import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type ComponentType,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { type GridMeasure, type GridSection, gridRows, measureGrid } from './gridRules.ts'
import { rememberPictures } from './seenPictures.ts'

/** Rows that stand ready above and below the window: a flick is faster than a phone can draw. */
const OVERSCAN = 4

const Frame = styled.div`
  position: relative;
  > * { position: absolute; inset-block-start: 0; inset-inline: 0; }
  > [data-index] { contain: layout style; }
  > [data-ruler] { block-size: 0; overflow: hidden; visibility: hidden; }
`

export interface GridListProps {
  readonly ref?: Ref<HTMLUListElement>
  readonly style?: CSSProperties
  readonly children?: ReactNode
  readonly 'aria-hidden'?: boolean
  readonly 'data-ruler'?: ''
}

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

/** The padding is the frame's. */
const UNPADDED: CSSProperties = { paddingBlock: 0 }

/**
 * Thousands of entries of a page that scrolls with the window; in the document are those in view and a few more. What has
 * the focus stays there. Looks are the list's own: this only decides which rows there are.
 */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { sections, keyOf, list: List, rowHeight, headHeight = 0, draw } = props
  const frame = useRef<HTMLDivElement>(null)
  const ruler = useRef<HTMLUListElement>(null)
  const measure = useMeasure(frame, ruler)
  const { columns = 1, column = 0, gap = 0, before = 0, after = 0, top = 0 } = measure ?? {}
  const rows = useMemo(() => gridRows(sections, columns), [sections, columns])
  const [keepFocus, withFocus] = useFocusedRow()

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
  const rowOf = useMemo(() => {
    const drawn = new Map<number, ReactNode>()
    return (index: number): ReactNode => {
      const row = rows[index]
      if (row?.kind !== 'items') return row?.head
      const known = drawn.get(index) ?? (
        <List style={UNPADDED}>
          {row.items.map((item, at) =>
            draw(item, { 'aria-setsize': row.of, 'aria-posinset': row.first + at }),
          )}
        </List>
      )
      drawn.set(index, known)
      return known
    }
  }, [rows, draw, List])
  const about = rowHeight(column)
  /** A head is nearer to its first row than rows are to each other: as near as the list's padding says. */
  const closer = gap - before
  const virtual = useWindowVirtualizer<HTMLElement>({
    count: measure ? rows.length : 0,
    estimateSize: (index) => (rows[index]?.kind === 'head' ? headHeight - closer : about),
    getItemKey: rowKey,
    measureElement: (element, entry) => {
      const height = Math.round(entry?.borderBoxSize?.[0]?.blockSize ?? element.offsetHeight)
      return element.dataset.head === undefined ? height || about : (height || headHeight) - closer
    },
    overscan: OVERSCAN,
    rangeExtractor: withFocus,
    scrollMargin: top + before,
    gap,
    // Rows that stand ready are enough: drawing within the scroll itself makes the finger wait.
    useFlushSync: false,
  })
  useForgetHeights(measure && about, () => virtual.measure())
  useLayoutEffect(() => rememberPictures(document), [])
  return (
    <Frame
      ref={frame}
      style={{ blockSize: before + virtual.getTotalSize() + after }}
      onFocus={keepFocus}
      onBlur={keepFocus}
    >
      <List ref={ruler} aria-hidden data-ruler="" />
      {virtual.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          data-head={rows[index]?.kind === 'head' ? '' : undefined}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {rowOf(index)}
        </div>
      ))}
    </Frame>
  )
}

interface Place extends GridMeasure {
  /** Of the frame, from the document's beginning. */
  readonly top: number
}

/** Where the list stands and what it is made of, again whenever something changes its size or moves it. */
function useMeasure(
  frame: { readonly current: HTMLDivElement | null },
  ruler: { readonly current: HTMLUListElement | null },
): Place | undefined {
  const [measure, setMeasure] = useState<Place>()
  useLayoutEffect(() => {
    const read = () => {
      if (!frame.current || !ruler.current) return
      const box = frame.current.getBoundingClientRect()
      const next = {
        ...measureGrid(getComputedStyle(ruler.current), box.width),
        top: Math.round(box.top + window.scrollY),
      }
      setMeasure((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
    }
    read()
    if (typeof ResizeObserver === 'undefined' || !frame.current) return
    const observer = new ResizeObserver(read)
    observer.observe(frame.current)
    // What stands above may come later, and moves it.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [frame, ruler])
  return measure
}

/** Columns of another width have rows of another height: what was measured of the old ones says nothing any more. */
function useForgetHeights(about: number | undefined, forget: () => void): void {
  const known = useRef(about)
  const run = useEffectEvent(forget)
  useLayoutEffect(() => {
    if (known.current !== undefined && known.current !== about) run()
    known.current = about
  }, [about])
}

/** Keeps the row with the focus among those that are drawn, so that the keyboard never loses its place. */
function useFocusedRow() {
  const focused = useRef<number | undefined>(undefined)
  const keep = useCallback(({ type, target }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>('[data-index]')?.dataset.index
    focused.current = type === 'focus' && row !== undefined ? Number(row) : undefined
  }, [])
  const extract = useCallback((range: Range): number[] => {
    const indexes = defaultRangeExtractor(range)
    const row = focused.current
    if (row === undefined || row >= range.count || indexes.includes(row)) return indexes
    return [...indexes, row].sort((one, other) => one - other)
  }, [])
  return [keep, extract] as const
}
