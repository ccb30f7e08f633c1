import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { type Remaining, twoDigits } from '../../../ui/remaining.ts'
import { figures } from '../primitives/face.ts'

/** Cells between hairlines, which wrap where large text needs it. Clocks read from left to right in every language. */
const Units = styled.span`
  ${figures}
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  border-block: 1px solid var(--line);
  background: var(--hairline);
  direction: ltr;

  > span { display: grid; flex: 1 0 4.25rem; justify-items: center; gap: 8px; padding-block: 16px 12px; background: var(--bg); }
  i { font-style: normal; }
  small { color: var(--text-muted); font-family: var(--font-text); font-size: var(--type-12); letter-spacing: 0; }
`

/** The remaining time by unit; days only where there are any. */
export function TimeLeft({ left }: { readonly left: Remaining }) {
  const { t } = useTranslation('shell')
  if (left.total === 0) {
    return (
      <Units>
        <span>{t('draw_closed')}</span>
      </Units>
    )
  }
  /** The phrase without its number, which is shown above it. */
  const days = t('days', { count: left.days }).replace(String(left.days), '').trim()
  return (
    <Units>
      {left.days > 0 && <Unit value={String(left.days)} word={days} />}
      <Unit unit="hours" value={twoDigits(left.hours)} word={t('hours_short')} />
      <Unit unit="minutes" value={twoDigits(left.minutes)} word={t('minutes_short')} />
      <Unit unit="seconds" value={twoDigits(left.seconds)} word={t('seconds_short')} />
    </Units>
  )
}

interface UnitProps {
  /** The unit that the countdown writes into it, where it ticks. */
  readonly unit?: 'hours' | 'minutes' | 'seconds'
  readonly value: string
  readonly word: string
}

const Unit = ({ unit, value, word }: UnitProps) => (
  <span>
    <i data-unit={unit}>{value}</i> <small>{word}</small>
  </span>
)
