import {
  type ComponentType,
  type CSSProperties,
  memo,
  type ReactNode,
  type Ref,
  useEffect,
  useState,
} from 'react'

export interface GridListProps {
  readonly ref?: Ref<HTMLUListElement>
  readonly style?: CSSProperties
  readonly children?: ReactNode
  readonly 'aria-hidden'?: boolean
  readonly 'data-ruler'?: ''
}

interface Props {
  readonly index: number
  /** The list as its style sheet draws it, a `ul`. */
  readonly list: ComponentType<GridListProps>
  /** A section's head, where this is none of its rows. */
  readonly head?: ReactNode
  readonly cells: readonly ReactNode[]
  /** About how high it is; px. */
  readonly height: number
  /** It is in view, or may be at once: it is drawn whole. Others are drawn a cell a frame, before they come into view. */
  readonly whole: boolean
  readonly measure: (element: HTMLElement | null) => void
}

/** The padding is the frame's. */
const UNPADDED: CSSProperties = { paddingBlock: 0 }

/** A row, or a head, of a virtual grid; the same props draw nothing anew. */
export const VirtualRow = memo(function Row({
  index,
  list: List,
  head,
  cells,
  height,
  whole,
  measure,
}: Props) {
  const [drawn, setDrawn] = useState(1)
  const count = whole ? cells.length : Math.min(drawn, cells.length)
  // What has been whole stays so when it leaves the view.
  if (count > drawn) setDrawn(count)
  const isWhole = count === cells.length
  useEffect(() => {
    if (isWhole) return
    const frame = requestAnimationFrame(() => setDrawn(count + 1))
    return () => cancelAnimationFrame(frame)
  }, [count, isWhole])
  return (
    <div
      ref={measure}
      data-index={index}
      data-head={head === undefined ? undefined : ''}
      // As high as it will be, so that what has been measured stays.
      style={isWhole ? undefined : { minBlockSize: height }}
    >
      {head ?? <List style={UNPADDED}>{isWhole ? cells : cells.slice(0, count)}</List>}
    </div>
  )
})
