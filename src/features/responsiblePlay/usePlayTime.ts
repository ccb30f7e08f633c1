import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { formatNumber } from '../../i18n/format.ts'
import { useApp } from '../../registry/AppContext.ts'
import { useLanguage } from '../shared/useLanguage.ts'
import { hoursAndMinutes, minutesOf } from './model/playTime.ts'
import { playTimeOf } from './playClock.ts'

/** The time that the member has played, in words; undefined: it is not being counted. */
export function usePlayTime(): string | undefined {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const played = useStore(playTimeOf(useApp()), (time) => time && minutesOf(time))
  if (played === undefined) return undefined
  const { hours, minutes } = hoursAndMinutes(played)
  const number = (value: number) => formatNumber(value, language, { useGrouping: false })
  const parts = [
    ...(hours > 0 ? [`${number(hours)} ${t('hours_short')}`] : []),
    `${number(minutes)} ${t('minutes_short')}`,
  ]
  return parts.join(' ')
}
