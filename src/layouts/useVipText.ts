import { useTranslation } from 'react-i18next'
import { formatNumber } from '../i18n/format.ts'
import { codeOfTag } from '../i18n/languages.ts'
import type { VipStanding } from './parts.ts'

/** How far it is to the next level, in words; at the top that there is none. */
export function useVipText(): (vip: VipStanding) => string {
  const { t, i18n } = useTranslation('shell')
  const number = (value: number): string => formatNumber(value, codeOfTag(i18n.language))
  return ({ next, completed, expected }) =>
    next === undefined
      ? t('vip_top')
      : t('vip_to_next', { done: number(completed), total: number(expected), level: next })
}
