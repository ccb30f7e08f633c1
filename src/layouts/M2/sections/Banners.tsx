import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Carousel } from '../../../ui/Carousel.tsx'
import { Go } from '../../../ui/Go.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { pressable } from '../../../ui/pressable.ts'
import type { BannersView } from '../../parts.ts'
import { Loaded } from '../Loaded.tsx'
import { STRIP_RATIO, StripShape } from '../SectionShape.tsx'
import { useWays } from '../useWays.ts'

const Strip = styled.div`
  --slide-size: calc(100% - 2.5 * var(--margin));
  --slide-gap: var(--margin);
  --slide-inset: var(--margin);
  --progress-bottom: -8px;
  --progress-inset: var(--margin);
  --progress-colour: var(--brand-line);
  margin-block-end: 8px;

  &[data-single] { --slide-size: 100%; }
`

const Slide = styled(Go)`
  ${pressable}
  display: block;
  border-radius: var(--radius);
  overflow: hidden;
  &:focus-visible { outline-offset: -3px; }
`

const Lettering = styled.b`
  align-self: center;
  padding: 16px;
  font-family: var(--font-display);
  font-size: var(--type-20);
  line-height: var(--leading-tight);
  text-align: start;
`

/** Banners as a strip of cards, the next one peeking. */
export function Banners({ slides, interval }: BannersView) {
  const { t } = useTranslation()
  const { play } = useWays()
  return (
    <Loaded
      of={slides}
      shape={<StripShape />}
      empty={{ text: t('nothing_here'), action: t('games'), target: { to: play } }}
    >
      {(items) => (
        <Strip data-single={items.length === 1 || undefined}>
          <Carousel
            items={items}
            keyOf={(slide) => slide.id}
            nameOf={(_, index) => t('slide_of', { number: index + 1, total: items.length })}
            label={t('banners')}
            interval={interval}
            stopLabel={t('pause')}
            startLabel={t('resume')}
            render={(slide, { index }) => (
              <Slide target={slide.target} label={slide.title}>
                <Picture
                  sources={slide.images}
                  alt={slide.target ? '' : slide.title}
                  ratio={STRIP_RATIO}
                  eager={index === 0}
                  fallback={<Lettering>{slide.title}</Lettering>}
                />
              </Slide>
            )}
          />
        </Strip>
      )}
    </Loaded>
  )
}
