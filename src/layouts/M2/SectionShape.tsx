import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { SectionType } from '../../site/home.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { SectionShapeProps } from '../parts.ts'

/** Width by height of a banner: a strip, not a stage. */
export const STRIP_RATIO = 2.25

const Inset = styled.div`
  padding-inline: var(--margin);
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(96px, min(100%, var(--card, 6.75rem))), 1fr));
  gap: var(--margin);
  padding-inline: var(--margin);
`

const SIX = [1, 2, 3, 4, 5, 6]

/** Skeleton of cards. */
export const CardShapes = () => (
  <Cards as="div">
    {SIX.map((card) => (
      <Skeleton key={card} ratio={130 / 137} />
    ))}
  </Cards>
)

/** Skeleton of a strip. */
export const StripShape = () => (
  <Inset>
    <Skeleton ratio={STRIP_RATIO} />
  </Inset>
)

/** About as high as the content that will replace it. */
const HEIGHTS: Readonly<Partial<Record<SectionType, string>>> = {
  announcementMarquee: '89px',
  quickActions: '68px',
  vipProgress: '76px',
}

/** The place of a section whose code is on its way. */
export const SectionShape = ({ type }: SectionShapeProps) => <div aria-busy>{shapeOf(type)}</div>

function shapeOf(type: SectionType): ReactNode {
  if (type === 'gameLanes') return <CardShapes />
  if (type === 'bannerCarousel') return <StripShape />
  return (
    <Inset>
      <Skeleton height={HEIGHTS[type] ?? '240px'} />
    </Inset>
  )
}
