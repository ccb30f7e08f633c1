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

/** About as high as what comes under its title; what has no title is one line. */
const HEIGHTS: Readonly<Partial<Record<SectionType, string>>> = {
  announcementMarquee: '44px',
  quickActions: '112px',
  // A first window and more: what follows must not be seen before it is known where it will stand.
  lotteryDraws: '100svh',
}

/** The place of a section whose code is on its way: its rule, its title's line, its room. */
export const SectionShape = ({ type }: SectionShapeProps) => (
  <Lines aria-busy>
    <Skeleton shape="line" width="56%" />
    <Skeleton height={HEIGHTS[type] ?? '240px'} />
  </Lines>
)
