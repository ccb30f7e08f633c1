import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/format.ts'
import type { Loadable, MemberVip } from '../../layouts/parts.ts'
import type { MemberInfo } from '../../session/member.ts'
import { BENEFITS_PATH, showsBenefits } from '../benefits/public.ts'
import { useLanguage } from '../shared/useLanguage.ts'
import { useProgress } from '../vipProgress/public.ts'

/** Data of the member centre's VIP ring (docs/conformance.md § 2.4). */
export function useVip(info: MemberInfo | null | undefined): Loadable<MemberVip> {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const progress = useProgress()
  if (progress.state !== 'ready') return progress
  const { label, next, ratio, completed, expected } = progress.value
  const number = (value: number) => formatNumber(value, language)
  const value = {
    label,
    ratio,
    percent: formatNumber(ratio, language, { style: 'percent' }),
    text:
      next === undefined
        ? t('vip_top')
        : t('vip_to_next', { done: number(completed), total: number(expected), level: next }),
    target: showsBenefits(info) ? { to: BENEFITS_PATH } : undefined,
  }
  return { state: 'ready', value }
}
