import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Carousel } from '../../ui/Carousel.tsx'
import { directionOf } from '../../ui/direction.ts'
import { RichText } from '../shared/RichText.tsx'
import type { Slide } from './model/slides.ts'
import { AUTOPLAY_MS } from './model/timing.ts'
import { Page, Pages } from './styles.ts'
import type { Slides } from './useSlides.ts'

/**
 * Up to this number of characters all slides are rendered at once, so that the popup keeps its height. With more, only slides
 * close to the visible one.
 */
const DRAWN_AT_ONCE = 40_000

interface Props {
  readonly slides: readonly Slide[]
  readonly reading: Slides
  readonly autoplay: boolean
  readonly onLeave: () => void
}

/** The slides, which the player can swipe. */
export function Reader({ slides, reading, autoplay, onLeave }: Props) {
  const { t } = useTranslation('shell')
  const { active, furthest, led, seen, place } = reading
  const all = slides.reduce((sum, { content }) => sum + content.length, 0) <= DRAWN_AT_ONCE
  const isDrawn = (index: number) => all || Math.abs(index - active) <= 1 || index <= furthest
  return (
    <Pages ref={place}>
      <Carousel
        items={slides}
        keyOf={({ hash }) => hash}
        nameOf={({ title }, index) => {
          const which = t('slide_of', { number: index + 1, total: slides.length })
          return title ? `${which}: ${title}` : which
        }}
        label={t('announcements')}
        interval={autoplay && !led ? AUTOPLAY_MS : 0}
        stopLabel={t('pause')}
        startLabel={t('resume')}
        progress={false}
        render={(slide, { index, active: isActive }) => (
          <One slide={slide} index={index} isActive={isActive} onActive={seen}>
            {isDrawn(index) && slide.content && <RichText html={slide.content} onLeave={onLeave} />}
          </One>
        )}
      />
    </Pages>
  )
}

interface OneProps {
  readonly slide: Slide
  readonly index: number
  readonly isActive: boolean
  readonly onActive: (index: number) => void
  readonly children: ReactNode
}

function One({ slide, index, isActive, onActive, children }: OneProps) {
  useEffect(() => {
    if (isActive) onActive(index)
  }, [isActive, index, onActive])
  return (
    // A scrollable slide must be focusable by keyboard; a hidden one must not.
    <Page
      dir={directionOf(slide.title + slide.content)}
      data-slide={index}
      tabIndex={isActive ? 0 : -1}
      inert={!isActive}
    >
      {slide.title && <h3>{slide.title}</h3>}
      {children}
    </Page>
  )
}
