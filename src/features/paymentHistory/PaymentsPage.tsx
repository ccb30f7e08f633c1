import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { isNotOffered, Nothing, Panel, States, useFunds } from '../money/public.ts'
import { loadableOf } from '../shared/loadable.ts'
import { useFormats } from '../shared/useFormats.ts'
import { useUsable } from '../shared/useUsable.ts'
import { paymentsQuery } from './api.ts'
import { byDay, type Day, nextOf, type PaymentType, paymentsOf } from './model/payments.ts'
import { PaymentRow } from './PaymentRow.tsx'
import { PaymentsShape } from './PaymentsShape.tsx'

interface Props {
  /** Undefined: deposits and withdrawals. */
  readonly type: PaymentType | undefined
  /** Where this page begins; undefined: with the latest. */
  readonly before?: string
}

/** One page of payments, and below it, once asked for, the next one. A page that fails leaves the others as they are. */
export function PaymentsPage({ type, before }: Props) {
  const { t } = useTranslation('payments')
  const { currency, digits } = useFunds()
  const { moment } = useFormats()
  const payments = useUsable(paymentsQuery({ type, before }))
  const [isOpen, open] = useState(false)
  const sent = payments.data?.value
  const view = useMemo(() => {
    // Some back offices ignore the type.
    const own = paymentsOf(sent, digits).filter((payment) => !type || payment.type === type)
    const days = byDay(own, (time) => moment(time, 'date'))
    const next = nextOf(sent, before)
    return days.length > 0 || next !== undefined ? { days, next } : undefined
  }, [sent, digits, type, moment, before])
  return (
    <States
      of={loadableOf(payments, () => view)}
      shape={<PaymentsShape />}
      notOffered={before === undefined && isNotOffered(payments.error)}
      empty={before === undefined && <Nothing text={t('none')} />}
    >
      {({ days, next }) => (
        <>
          {days.map((day) => (
            <DayPanel key={day.name} day={day} currency={currency} />
          ))}
          {next !== undefined &&
            (isOpen ? (
              <PaymentsPage type={type} before={next} />
            ) : (
              <Button variant="secondary" wide onClick={() => open(true)}>
                {t('more')}
              </Button>
            ))}
        </>
      )}
    </States>
  )
}

function DayPanel({ day: { name, payments }, currency }: { readonly day: Day; readonly currency: string }) {
  const heading = useId()
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading}>{name}</h2>
      <ul>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} currency={currency} />
        ))}
      </ul>
    </Panel>
  )
}
