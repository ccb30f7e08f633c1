import { Skeleton } from '../../ui/Skeleton.tsx'
import { Panel } from '../money/public.ts'

/** The place of three payments. */
export const PaymentsShape = () => (
  <Panel aria-busy="true">
    <Skeleton height="56px" />
    <Skeleton height="56px" />
    <Skeleton height="56px" />
  </Panel>
)
