import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/format.ts'
import { codeOfTag } from '../../i18n/languages.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Dots } from './styles.ts'

/** With more slides than this the pager shows numbers instead of dots. */
const MOST_DOTS = 8

interface Props {
  /** A key for each slide. */
  readonly slides: readonly string[]
  readonly active: number
  /** The player controls the slides: each one is announced to screen readers. */
  readonly led: boolean
  readonly goTo: (slide: number) => void
}

/** Previous, the position, next. */
export function Pager({ slides, active, led, goTo }: Props) {
  const { t, i18n } = useTranslation('shell')
  const count = slides.length
  const number = (value: number) => formatNumber(value, codeOfTag(i18n.language))
  return (
    <nav data-pager="" aria-label={t('announcements')}>
      <IconButton
        tone="tinted"
        label={t('previous')}
        aria-disabled={active === 0 || undefined}
        icon={<Icon of={ChevronLeft} leads />}
        onClick={() => goTo(active - 1)}
      />
      <Dots aria-live={led ? 'polite' : 'off'}>
        <span data-visually-hidden="">{t('slide_of', { number: active + 1, total: count })}</span>
        {count > MOST_DOTS ? (
          <b aria-hidden>{`${number(active + 1)} / ${number(count)}`}</b>
        ) : (
          slides.map((key, at) => <i key={key} aria-hidden data-active={at === active || undefined} />)
        )}
      </Dots>
      <IconButton
        tone="tinted"
        label={t('next')}
        aria-disabled={active === count - 1 || undefined}
        icon={<Icon of={ChevronRight} leads />}
        onClick={() => goTo(active + 1)}
      />
    </nav>
  )
}
