import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Countdown } from '../../../ui/Countdown.tsx'
import { twoDigits } from '../../../ui/remaining.ts'

const Cells = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px;
  direction: ltr;

  > span { display: grid; justify-items: center; min-inline-size: 3.2em; padding: 6px 6px 4px; border-radius: var(--radius-small); background: var(--surface-3); font-size: var(--type-14); }
  b { font-size: var(--type-20); font-weight: 800; line-height: 1.1; font-variant-numeric: tabular-nums; }
  small { color: var(--text-muted); font-size: var(--type-12); line-height: 1.3; }
`

interface Props {
  /** ms since 1970. */
  readonly at: number
  readonly now: () => number
  /** Said when it has begun. */
  readonly over: string
}

/** The time until something begins, as cells of a scoreboard. */
export function Clock({ at, now, over }: Props) {
  const { t } = useTranslation()
  return (
    <Countdown
      endsAt={at}
      now={now}
      format={(left) =>
        left.total === 0 ? (
          over
        ) : left.days > 0 ? (
          t('days', { count: left.days })
        ) : (
          <Cells>
            <span>
              <b data-unit="hours">{twoDigits(left.hours)}</b>
              <small>{t('hours_short')}</small>
            </span>
            <span>
              <b data-unit="minutes">{twoDigits(left.minutes)}</b>
              <small>{t('minutes_short')}</small>
            </span>
            <span>
              <b data-unit="seconds">{twoDigits(left.seconds)}</b>
              <small>{t('seconds_short')}</small>
            </span>
          </Cells>
        )
      }
    />
  )
}
