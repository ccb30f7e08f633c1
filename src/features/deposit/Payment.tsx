import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { keyframes } from 'styled-components'
import { formatCountdown, formatMoney } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton, CopyIconButton } from '../../ui/CopyButton.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { guardUrl } from '../../ui/url/guard.ts'
import { countOf, STATS_POLL_MS, statsQuery } from '../bankStats.ts'
import { siteBase } from '../links.ts'
import { memberInfoQuery } from '../memberInfo.ts'
import {
  Amount,
  Done,
  Lines,
  MainGo,
  Middle,
  Note,
  OtherGo,
  Panel,
  Stack,
  useArrival,
  useContact,
} from '../money/public.ts'
import { useAsk, useQueries } from '../queries.ts'
import { type Order, standing } from './model/order.ts'

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

  > i { inline-size: 10px; block-size: 10px; border-radius: 50%; background: var(--positive); animation: ${breathe} 1.8s ease-in-out infinite; }
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
  /** Deposits that were counted before this one. */
  readonly before: number | undefined
  readonly onEnd: () => void
}

/** A payment that has begun: what to pay and where, how long there is, and word as soon as the money is there. */
export function Payment({ order, before, onEnd }: Props) {
  const { t } = useTranslation(['money', 'shell'])
  const [, tick] = useState(0)
  const queries = useQueries()
  const { data } = useAsk({
    ...statsQuery('deposits'),
    staleTime: 0,
    refetchInterval: STATS_POLL_MS,
    // Back from the bank's app: nobody waits half a minute for what is there already.
    refetchOnWindowFocus: 'always',
  })
  const count = countOf(data?.value?.count)
  const stands = standing(order, {
    ...(before !== undefined && { before }),
    ...(count !== undefined && { count }),
    now: Date.now(),
  })
  const amount = formatMoney(order.amount, order.currency)
  const beginning = useArrival<HTMLDivElement>()

  useEffect(() => {
    if (stands === 'arrived') void queries.invalidateQueries({ queryKey: memberInfoQuery().queryKey })
  }, [stands, queries])

  if (stands !== 'open') return <Ended arrived={stands === 'arrived'} amount={amount} onEnd={onEnd} />
  return (
    <Stack>
      <Middle ref={beginning} tabIndex={-1}>
        <Note>{t('to_pay')}</Note>
        <Amount>{amount}</Amount>
        {order.expiresAt !== undefined && (
          <Left>
            {t('shell:time_left')}{' '}
            <Countdown
              endsAt={order.expiresAt}
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

function HowToPay({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['money', 'shell'])
  const words = { copiedLabel: t('copied'), failedLabel: t('copy_failed') }
  const contact = useContact()
  const page = order.payUrl ? guardUrl(order.payUrl, { base: siteBase(), allow: 'link' }) : undefined
  if (!order.qr && order.details.length === 0 && !page) {
    return contact && <OtherGo target={contact}>{t('shell:contact_us')}</OtherGo>
  }
  return (
    <>
      {order.qr && (
        <Panel>
          <Note>{t('scan_or_copy')}</Note>
          <QrCode text={order.qr} label={t('payment_code')} />
          <CopyButton
            {...words}
            text={order.qr}
            label={t('copy_what', { what: t('payment_code') })}
            wide
            variant="secondary"
          />
        </Panel>
      )}
      {order.details.length > 0 && (
        <Panel>
          <Note>{t('send_exactly')}</Note>
          <Lines>
            {order.details.map(({ name, value }) => {
              const label = typeof name === 'string' ? t(name) : name.label
              return (
                <div key={`${label} ${value}`}>
                  <dt>{label}</dt>
                  <dd>
                    <span dir="auto">{value}</span>
                    <CopyIconButton {...words} text={value} label={t('copy_what', { what: label })} />
                  </dd>
                </div>
              )
            })}
          </Lines>
        </Panel>
      )}
      {page && (
        <MainGo target={{ href: page.href }}>
          {t('open_payment')}
          <Icon of={ExternalLink} size={20} leads />
        </MainGo>
      )}
    </>
  )
}

interface EndedProps {
  readonly arrived: boolean
  readonly amount: string
  readonly onEnd: () => void
}

function Ended({ arrived, amount, onEnd }: EndedProps) {
  const { t } = useTranslation(['money', 'shell'])
  const contact = useContact()
  return (
    <Stack>
      {arrived ? (
        <Done title={t('payment_arrived')}>
          <Amount>{amount}</Amount>
        </Done>
      ) : (
        <Middle role="alert">
          <Amount>{amount}</Amount>
          <p>{t('payment_over')}</p>
        </Middle>
      )}
      {arrived && <MainGo target={{ to: '/m/home' }}>{t('shell:play')}</MainGo>}
      <Button variant={arrived ? 'secondary' : 'primary'} size="large" wide onClick={onEnd}>
        {t('another_deposit')}
      </Button>
      {!arrived && contact && <OtherGo target={contact}>{t('shell:contact_us')}</OtherGo>}
    </Stack>
  )
}
