import { useTranslation } from 'react-i18next'
import { toasts } from '../../ui/toasts.ts'
import { type Claimable, type Claims, claimOnce, useClaims } from '../club/public.ts'
import { availableQuery } from '../promotions/public.ts'
import { claimPromotionCall } from './api.ts'

const promotionOnce = claimOnce(
  claimPromotionCall,
  ({ account, requestId }) => ({ promotionId: account, requestId }),
  async (id, queries) => {
    const { value } = await queries.fetchQuery({ ...availableQuery(), staleTime: 0 })
    return value?.some((one) => String(one.id) === id && one.claimable !== true) ?? false
  },
)

/** Promotions to claim; that one was given is said. */
export function useClaimPromotion(): Omit<Claims, 'claim' | 'again'> & {
  readonly claim: (promotion: Claimable) => void
  readonly again: (promotion: Claimable) => void
} {
  const { t } = useTranslation('club')
  const claims = useClaims(promotionOnce)
  const tell = async ({ title }: Claimable, given: Promise<boolean>) => {
    if (await given) toasts.show({ text: t('claim_sent', { title }), tone: 'positive' })
  }
  return {
    ...claims,
    claim: (promotion) => void tell(promotion, claims.claim(promotion)),
    again: (promotion) => void tell(promotion, claims.again()),
  }
}
