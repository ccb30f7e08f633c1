import { useTranslation } from 'react-i18next'
import { toasts } from '../../ui/toasts.ts'
import { type Claimable, type Claims, useClaims } from '../club/public.ts'
import { promotionOnce } from './once.ts'

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
