import { useTranslation } from 'react-i18next'
import styled, { keyframes } from 'styled-components'
import { Carousel } from '../../../ui/Carousel.tsx'
import { Go } from '../../../ui/Go.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { BannersView, Slide } from '../../parts.ts'
import { AsyncState } from '../AsyncState.tsx'
import { Lettering } from '../primitives.tsx'
import { HERO_RATIO } from '../SectionShape.tsx'
import { Light } from './Light.tsx'

const Hero = styled.div`
  overflow: clip;
  --progress-bottom: 2px;
  --progress-inset: calc(50% - 44px);
  --lettering: var(--type-26);
`

/**
 * Below the header until the pictures are there. An element of its own: where an attribute took the room away, Chromium drew one
 * frame with the pictures and the room.
 */
const Below = styled(Hero)`
  padding-block-start: var(--under-header, 0px);
`

const recede = keyframes`
  to { opacity: 0.25; transform: translateX(calc(46% * var(--direction))) scale(0.92); }
`

/** The leaving slide stays behind the arriving one and follows the finger. */
const Scene = styled(Go)`
  position: relative;
  isolation: isolate;
  display: block;
  padding-block: calc(var(--under-header, 0px) - 8px) 16px;
  overflow: clip;

  &:focus-visible { outline-offset: -5px; }
  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      animation: ${recede} linear both;
      animation-timeline: view(inline);
      animation-range: exit;
    }
  }
`

/** A blur of the picture's colours: behind the header above it and on the page below it. */
const Ambient = styled.span`
  position: absolute;
  inset: -6% -12%;
  z-index: -1;
  filter: saturate(1.7);
  opacity: 0.72;
  -webkit-mask: linear-gradient(var(--bg) 60%, transparent 96%);
`

const Art = styled.span`
  display: block;
  /* In dark themes the picture fades into the page; in light ones its edges are sharp. */
  -webkit-mask: linear-gradient(rgb(var(--bg-rgb) / var(--is-light)), var(--bg) 9%, var(--bg) 90%, rgb(var(--bg-rgb) / var(--is-light)));
`

/** The hero: full bleed, with depth. */
export function BannerCarousel({ slides, interval }: BannersView) {
  const { t } = useTranslation()
  const Frame = slides.state === 'ready' ? Hero : Below
  return (
    <Frame>
      <AsyncState of={slides} waiting={<Skeleton ratio={HERO_RATIO} />}>
        {(items) => (
          <Carousel<Slide>
            items={items}
            keyOf={(slide) => slide.id}
            nameOf={(_, index) => t('slide_of', { number: index + 1, total: items.length })}
            label={t('banners')}
            interval={interval}
            stopLabel={t('pause')}
            startLabel={t('resume')}
            render={(slide, { index }) => (
              <Scene target={slide.target} label={slide.title}>
                <Ambient>
                  <Light sources={slide.images} />
                </Ambient>
                <Art>
                  <Picture
                    sources={slide.images}
                    alt={slide.target ? '' : slide.title}
                    ratio={HERO_RATIO}
                    eager={index === 0}
                    fallback={<Lettering>{slide.title}</Lettering>}
                  />
                </Art>
              </Scene>
            )}
          />
        )}
      </AsyncState>
    </Frame>
  )
}
