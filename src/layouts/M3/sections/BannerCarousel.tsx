import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Carousel } from '../../../ui/Carousel.tsx'
import { Go } from '../../../ui/Go.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { pressable } from '../../../ui/pressable.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { BannersView } from '../../parts.ts'
import { QuietAction } from '../primitives/Action.tsx'
import { Inset } from '../primitives/Block.tsx'
import { title } from '../primitives/face.ts'
import { Empty, States } from '../primitives/States.tsx'
import { useScreenPath } from '../primitives/useScreenPath.ts'

const Frame = styled.div`
  --slide-size: 78%;
  --slide-gap: 16px;
  --slide-inset: var(--margin);
  --progress-bottom: 0px;
  --progress-inset: var(--margin);
  --progress-colour: var(--text);
  margin-block-start: var(--air);
`

const Slide = styled(Go)`
  ${pressable}
  display: block;
  inline-size: 100%;
  padding-block-end: 20px;
  text-align: start;

  > [data-art] { display: block; border-radius: var(--radius); overflow: hidden; }
  > strong { ${title} display: block; margin-block-start: 12px; font-size: var(--type-20); }
`

/** Highlights with their captions under the picture. */
export default function BannerCarousel({ slides, interval }: BannersView) {
  const { t } = useTranslation('shell')
  const games = useScreenPath()('game')
  const none = (
    <Empty text={t('nothing_here')}>
      {games && <QuietAction target={{ to: games }}>{t('games')}</QuietAction>}
    </Empty>
  )
  return (
    <Frame>
      <States of={slides} shape={<Shape />} empty={none}>
        {(list) => (
          <Carousel
            items={list}
            keyOf={(slide) => slide.id}
            nameOf={(slide) => slide.title}
            label={t('banners')}
            interval={interval}
            stopLabel={t('pause')}
            startLabel={t('resume')}
            render={(slide, { index }) => (
              <Slide target={slide.target}>
                <span data-art="">
                  <Picture sources={slide.images} alt="" ratio={16 / 9} eager={index === 0} />
                </span>
                <strong>{slide.title}</strong>
              </Slide>
            )}
          />
        )}
      </States>
    </Frame>
  )
}

const Shape = () => (
  <Inset>
    <Skeleton ratio={16 / 9} />
    <br />
    <Skeleton shape="line" width="64%" />
  </Inset>
)
