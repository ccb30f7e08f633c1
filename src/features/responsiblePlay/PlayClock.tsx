import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Icon } from '../../ui/Icon.tsx'
import { usePlayTime } from './usePlayTime.ts'

const Time = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-size: var(--type-12);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > svg { flex: none; }
  /* The bar is at the side of the game. */
  @media (orientation: landscape) and (max-height: 480px) {
    flex-direction: column;
    inline-size: 44px;
    text-align: center;
    white-space: normal;
  }
`

/** How long the member has played. A screen reader reads it on request; a new minute is not announced. */
export function PlayClock() {
  const { t } = useTranslation('responsiblePlay')
  const time = usePlayTime()
  if (time === undefined) return null
  return (
    <Time role="timer" aria-live="off" aria-label={t('playing_time', { time })} data-play-time="">
      <Icon of={Clock} size={14} />
      {time}
    </Time>
  )
}
