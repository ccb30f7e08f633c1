import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParts } from '../../layouts/PartsContext.ts'
import { useApp } from '../../registry/AppContext.ts'
import { useSession } from '../../session/useSession.ts'
import { FormShape, minorUnits, useFunds } from '../money/public.ts'
import { DepositForm } from './DepositForm.tsx'
import { forgetPayment, type Kept, keepPayment, PAYMENT_KEY, readPayment } from './model/kept.ts'
import { orderOf } from './model/order.ts'
import { Payment } from './Payment.tsx'
import { tabStore } from './tabStore.ts'

/**
 * The deposit screen: first amount and method, then the payment. A payment that has begun is restored after a reload.
 */
export default function DepositScreen() {
  const { Page } = useParts()
  const { t } = useTranslation('shell')
  const member = useSession((state) => (state.status === 'member' ? (state.session.id ?? '') : ''))
  const { payment, begin, end } = usePayment(member)
  return (
    <Page title={t('deposit')} back={{ to: '/m/member/home' }}>
      {payment === 'unknown' ? (
        <FormShape />
      ) : payment ? (
        <OfPayment key={String(payment.order.id)} kept={payment} onEnd={end} />
      ) : (
        <DepositForm onOrder={(begun) => begin({ ...begun, member })} />
      )}
    </Page>
  )
}

function OfPayment({ kept, onEnd }: { readonly kept: Kept; readonly onEnd: () => void }) {
  const { digits } = useFunds()
  const { currency } = kept.asked
  const amount = minorUnits(kept.asked.amount, digits) ?? 0n
  return (
    <Payment
      order={orderOf(kept.order, { amount, currency, digits, at: kept.at })}
      before={kept.before}
      onEnd={onEnd}
    />
  )
}

interface Running {
  /** `unknown`: the storage has not been read yet. */
  readonly payment: Kept | 'unknown' | undefined
  readonly begin: (kept: Kept) => void
  readonly end: () => void
}

function usePayment(member: string): Running {
  const { client } = useApp()
  const [payment, setPayment] = useState<Kept | 'unknown' | undefined>(() =>
    tabStore.getItem(PAYMENT_KEY) === null ? undefined : 'unknown',
  )
  useEffect(() => {
    if (payment !== 'unknown') return
    let mounted = true
    import('../../generated/validators/depositOrder.js').then(
      ({ default: isOrder }) => {
        if (!mounted) return
        setPayment(readPayment(tabStore.getItem(PAYMENT_KEY), { member, now: client.serverNow(), isOrder }))
      },
      () => mounted && setPayment(undefined),
    )
    return () => {
      mounted = false
    }
  }, [payment, member, client])
  return {
    payment,
    begin(kept) {
      keepPayment(tabStore, kept)
      setPayment(kept)
    },
    end() {
      forgetPayment(tabStore)
      setPayment(undefined)
    },
  }
}
