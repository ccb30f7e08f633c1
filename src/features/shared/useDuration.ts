import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from './useLanguage.ts'

/** Writes whole minutes as `1 h 5 min`: hours are not turned into days, and no part is a zero but `0 min`. */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language, { useGrouping: false })
  return (all) => {
    const hours = Math.floor(all / 60)
    const minutes = all % 60
    return [
      ...(hours > 0 ? [`${number(hours)} ${t('hours_short')}`] : []),
      ...(minutes > 0 || hours === 0 ? [`${number(minutes)} ${t('minutes_short')}`] : []),
    ].join(' ')
  }
}
