import styled from 'styled-components'
import type { SectionType } from '../../site/home.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { SectionShapeProps } from '../parts.ts'
import { Inset } from './primitives/Block.tsx'

const Lines = styled(Inset)`
  margin-block-start: var(--air);
  padding-block: 16px;
  border-block-start: 1px solid var(--rule, var(--line));
  font-size: var(--type-26);
`

/** About as high as the section's content; a section without a title is one line. */
const HEIGHTS: Readonly<Partial<Record<SectionType, string>>> = {
  announcementMarquee: '44px',
  quickActions: '112px',
  // Higher than a first window: the next section must not be visible before its place is known.
  lotteryDraws: '100svh',
}

/** The placeholder of a section whose code is loading: its line, its title's line, its height. */
export const SectionShape = ({ type }: SectionShapeProps) => (
  <Lines aria-busy>
    <Skeleton shape="line" width="56%" />
    <Skeleton height={HEIGHTS[type] ?? '240px'} />
  </Lines>
)
