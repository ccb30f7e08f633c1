import styled from 'styled-components'
import type { SectionType } from '../../site/home.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { SectionShapeProps } from '../parts.ts'
import { LanesShape } from './sections/lanes/LanesShape.tsx'

/** Width by height of a banner's picture. */
export const HERO_RATIO = 2

const Inset = styled.div`
  padding-inline: var(--margin);
  [data-section='bannerCarousel'] > & { padding: var(--under-header, 0px) 0 0; }
`

/** About as high as the content that will replace it. */
const HEIGHTS: Readonly<Partial<Record<SectionType, string>>> = {
  announcementMarquee: '44px',
  quickActions: '92px',
  vipProgress: '96px',
}

/** The place of a section whose code is on its way. */
export const SectionShape = ({ type }: SectionShapeProps) =>
  type === 'gameLanes' ? (
    <LanesShape place="home" />
  ) : (
    <Inset aria-busy>
      {type === 'bannerCarousel' ? (
        <Skeleton ratio={HERO_RATIO} />
      ) : (
        <Skeleton height={HEIGHTS[type] ?? '240px'} />
      )}
    </Inset>
  )
