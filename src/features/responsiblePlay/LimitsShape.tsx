import styled from 'styled-components'
import { Skeleton } from '../../ui/Skeleton.tsx'

const Rows = styled.div`
  display: grid;
  gap: 12px;
`

/** The place of three limits. */
export const LimitsShape = () => (
  <Rows aria-busy="true">
    <Skeleton height="64px" />
    <Skeleton height="64px" />
    <Skeleton height="64px" />
  </Rows>
)
