import { useTranslation } from 'react-i18next'
import { toasts } from '../../ui/toasts.ts'
import { type Claims, useClaims } from '../club/public.ts'
import { claimPromotionCall } from './api.ts'

/** Promotions to claim; that one was given is said. */
export function useClaimPromotion(): Omit<Claims, 'claim'> & {
  readonly claim: (promotion: { readonly id: string; readonly title: string }) => void
} {
  const { t } = useTranslation('club')
  const claims = useClaims(claimPromotionCall, (promotionId) => ({ promotionId }))
  return {
    ...claims,
    claim: ({ id, title }) =>
      void claims.claim(id).then((given) => {
        if (given) toasts.show({ text: t('claim_sent', { title }), tone: 'positive' })
      }),
  }
}
