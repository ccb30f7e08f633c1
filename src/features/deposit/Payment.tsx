import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { keyframes } from 'styled-components'
import { formatCountdown } from '../../i18n/format.ts'
import { useApp } from '../../registry/AppContext.ts'
import { Button } from '../../ui/Button.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { ActsFor, Amount, Middle, Note, Stack, useArrival } from '../money/public.ts'
import { countOf, STATS_POLL_MS, statsQuery } from '../shared/bankStats.ts'
import { memberInfoQuery } from '../shared/memberInfo.ts'
import { askAgain, useAppQuery, useAppQueryClient } from '../shared/queries.ts'
import { useFormats } from '../shared/useFormats.ts'
import { track } from '../tracking/public.ts'
import { HowToPay } from './HowToPay.tsx'
import { type Order, standing } from './model/order.ts'
import { PaymentEnded } from './PaymentEnded.tsx'
import { tabStore } from './tabStore.ts'

/** Session storage: the first deposit has been reported to ad networks; a reload must not report it again. */
const FIRST_TOLD_KEY = 'SHELL_firstDeposit'

const breathe = keyframes`
  50% { opacity: 0.35; transform: scale(0.7); }
`

const Waiting = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-block-size: 44px;
  font-weight: 600;

  > i { flex: none; inline-size: 10px; block-size: 10px; border-radius: 50%; background: var(--positive); animation: ${breathe} 1.8s ease-in-out infinite; }
  @media (prefers-reduced-motion: reduce) {
    > i { animation: none; }
  }
`

const Left = styled.p`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`

interface Props {
  readonly order: Order
  /** The number of deposits before this one. */
  readonly before: number | undefined
  readonly onEnd: () => void
}

/**
 * A payment that has begun: what to pay and where, the remaining time, and a message as soon as the money has arrived.
 */
export function Payment({ order, before, onEnd }: Props) {
  const { t } = useTranslation(['money', 'shell'])
  const app = useApp()
  // The device's clock may be wrong; the end of a payment is in server time.
  const { serverNow } = app.client
  const [, tick] = useState(0)
  const queries = useAppQueryClient()
  const { data } = useAppQuery({
    ...statsQuery('deposits'),
    staleTime: 0,
    refetchInterval: STATS_POLL_MS,
    // After a return from the bank's app the state is requested at once, not after the interval of half a minute.
    refetchOnWindowFocus: 'always',
  })
  const count = countOf(data?.value?.count)
  const stands = standing(order, {
    ...(before !== undefined && { before }),
    ...(count !== undefined && { count }),
    now: serverNow(),
  })
  const amount = useFormats().money(order.amount, order.currency)
  const beginning = useArrival<HTMLDivElement>()

  useEffect(() => {
    if (stands === 'arrived') void askAgain(queries, memberInfoQuery())
  }, [stands, queries])

  const isFirst = before === 0 && stands === 'arrived'
  useEffect(() => {
    if (!isFirst || tabStore.getItem(FIRST_TOLD_KEY) !== null) return
    tabStore.setItem(FIRST_TOLD_KEY, '1')
    track(app, { eventName: 'first_deposit' })
  }, [app, isFirst])

  if (stands !== 'open') return <PaymentEnded arrived={stands === 'arrived'} amount={amount} onEnd={onEnd} />
  return (
    <Stack>
      <ActsFor />
      <Middle ref={beginning} tabIndex={-1}>
        <Note>{t('to_pay')}</Note>
        <Amount>{amount}</Amount>
        {order.expiresAt !== undefined && (
          <Left>
            {t('shell:time_left')}{' '}
            <Countdown
              endsAt={order.expiresAt}
              now={serverNow}
              format={formatCountdown}
              onEnd={() => tick((ticks) => ticks + 1)}
            />
          </Left>
        )}
      </Middle>
      <HowToPay order={order} />
      <div>
        <Waiting role="status">
          <i aria-hidden />
          {t('waiting_payment')}
        </Waiting>
        <Button variant="quiet" wide onClick={onEnd}>
          {t('another_deposit')}
        </Button>
      </div>
    </Stack>
  )
}
