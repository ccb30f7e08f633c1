import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { drawnRows, rowAfter } from '../model/rows.ts'

/** Estimated height of a row before it is measured, px. */
const ROW_HEIGHT = 50
const GAP = 2

interface Props<Item> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /** Draws the content of a row: one button, link or field. */
  readonly draw: (item: Item) => ReactNode
}

const indexOf = (target: EventTarget): number | undefined => {
  const row = target instanceof Element && target.closest<HTMLElement>('[data-index]')
  return row ? Number(row.dataset.index) : undefined
}

/**
 * A list of thousands of rows that scrolls by itself. Only rows in view and a few more are in the document. Tab and the arrow keys
 * reach every row, and the focused row stays.
 */
export function Rows<Item>({ items, keyOf, draw }: Props<Item>) {
  const frame = useRef<HTMLDivElement>(null)
  /** By key: the list may change around the focused row. */
  const [focused, setFocused] = useState<string>()
  const [target, setTarget] = useState<number>()
  const at = focused === undefined ? -1 : items.findIndex((item) => keyOf(item) === focused)
  const kept = target ?? (at < 0 ? undefined : at)
  const rowKey = (index: number): string => {
    const item = items[index]
    return item === undefined ? String(index) : keyOf(item)
  }
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: rowKey,
    rangeExtractor: useCallback((range) => drawnRows(range, kept), [kept]),
    gap: GAP,
  })
  useLayoutEffect(() => {
    if (target === undefined) return
    frame.current?.querySelector<HTMLElement>(`[data-index="${target}"] :is(button, input)`)?.focus()
    setTarget(undefined)
  }, [target])

  const follow = ({ type, target: element, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    // The focus moves to another row: its own event sets it.
    if (type === 'blur' && relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    const index = type === 'focus' ? indexOf(element) : undefined
    setFocused(index === undefined ? undefined : rowKey(index))
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const from = indexOf(event.target)
    if (from === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const page = Math.floor((frame.current?.clientHeight ?? 0) / (ROW_HEIGHT + GAP))
    const to = rowAfter(event.key, from, items.length, page)
    if (to === undefined) return
    event.preventDefault()
    setTarget(to)
  }
  return (
    <div ref={frame} className="rows">
      <ul style={{ blockSize: virtual.getTotalSize() }} onFocus={follow} onBlur={follow} onKeyDown={press}>
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const item = items[index]
          return (
            item !== undefined && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                style={{ insetBlockStart: start }}
              >
                {draw(item)}
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
