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
  /** The styled `ul`. */
  readonly list: ComponentType<GridListProps>
  /** The section's head; absent for a row of items. */
  readonly head?: ReactNode
  readonly cells: readonly ReactNode[]
  readonly measure: (element: HTMLElement | null) => void
}

/** The frame has the padding. */
const UNPADDED: CSSProperties = { paddingBlock: 0 }

/** A row or a head of a virtual grid. Equal props do not render again. */
export const VirtualRow = memo(function Row({ index, list: List, head, cells, measure }: Props) {
  return (
    <div ref={measure} data-index={index} data-head={head === undefined ? undefined : ''}>
      {head ?? <List style={UNPADDED}>{cells}</List>}
    </div>
  )
})
