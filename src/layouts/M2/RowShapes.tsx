import styled from 'styled-components'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Rows, rowFace } from './primitives.ts'

const RowShape = styled.li`
  ${rowFace}
  > :last-child { flex: 1; }
`

/** Skeleton rows, `height` px each. */
export const RowShapes = ({ count, height }: { readonly count: number; readonly height: number }) => (
  <Rows>
    {Array.from({ length: count }, (_, row) => row).map((row) => (
      <RowShape key={row} style={{ minBlockSize: height }}>
        <Skeleton width={height > 60 ? '76px' : '24px'} height={height > 60 ? '57px' : '24px'} />
        <Skeleton shape="line" width="100%" />
      </RowShape>
    ))}
  </Rows>
)
