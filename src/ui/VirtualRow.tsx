import { type ComponentType, type CSSProperties, memo, type ReactNode, type Ref } from 'react'

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
  readonly measure: (element: HTMLElement | null) => void
}

/** The padding is the frame's. */
const UNPADDED: CSSProperties = { paddingBlock: 0 }

/** A row, or a head, of a virtual grid; the same props draw nothing anew. */
export const VirtualRow = memo(function Row({ index, list: List, head, cells, measure }: Props) {
  return (
    <div ref={measure} data-index={index} data-head={head === undefined ? undefined : ''}>
      {head ?? <List style={UNPADDED}>{cells}</List>}
    </div>
  )
})
