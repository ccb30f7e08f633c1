import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Badge, type BadgeProps } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { isolated } from '../money/public.ts'
import { useFormats } from '../shared/useFormats.ts'
import type { Payment, PaymentStatus } from './model/payments.ts'

const TONES: Readonly<Record<PaymentStatus, NonNullable<BadgeProps['tone']>>> = {
  pending: 'neutral',
  done: 'positive',
  refused: 'negative',
  cancelled: 'neutral',
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: 4px 12px;
  padding-block: 12px;

  & + & { border-block-start: 1px solid var(--hairline); }
  > [data-kind] { display: grid; place-items: center; inline-size: 40px; block-size: 40px; border-radius: 50%; background: var(--surface-3); }
  > [data-kind='deposit'] { color: var(--positive); }
  [dir='rtl'] & > [data-kind] > svg { transform: scaleX(-1); }
  > div { display: grid; justify-items: start; gap: 2px; min-inline-size: 0; overflow-wrap: anywhere; }
  > div:last-child { justify-items: end; text-align: end; }
  b { font-weight: 600; font-variant-numeric: tabular-nums; }
  small { color: var(--text-muted); font-size: var(--type-12); font-variant-numeric: tabular-nums; text-wrap: pretty; }
  small > span { white-space: nowrap; -webkit-user-select: all; }
`

interface Props {
  readonly payment: Payment
  readonly currency: string
}

/** A deposit or a withdrawal: what, how, when, how much, and how it stands. */
export function PaymentRow({ payment, currency }: Props) {
  const { t } = useTranslation('payments')
  const { money, moment } = useFormats()
  const { id, type, status, minor, time, method, reason } = payment
  return (
    <Row>
      <span data-kind={type} aria-hidden>
        <Icon of={type === 'deposit' ? ArrowDownLeft : ArrowUpRight} size={20} />
      </span>
      <div>
        <b>{t(type)}</b>
        {method !== '' && <small dir="auto">{method}</small>}
        {reason !== '' && <small dir="auto">{reason}</small>}
        <small>
          {moment(time, 'time')} · <span>{t('number', { id: isolated(id) })}</span>
        </small>
      </div>
      <div>
        <b>{money(minor, currency)}</b>
        <Badge tone={TONES[status]}>{t(`status_${status}`)}</Badge>
      </div>
    </Row>
  )
}
