import { useTranslation } from 'react-i18next'
import { useDuration } from '../shared/useDuration.ts'

/** Says within what time money usually arrives; empty: unknown. */
export function useArrivalTime(): (minutes: number | undefined) => string {
  const { t } = useTranslation('money')
  const duration = useDuration()
  return (minutes) => {
    if (minutes === undefined) return ''
    return minutes === 0 ? t('arrives_now') : t('arrives_within', { time: duration(minutes) })
  }
}
