import { TimerOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useContact } from '../customerService/public.ts'
import { Amount, Done, MainGo, Middle, OtherGo, Stack } from '../money/public.ts'
import { usePaymentsPath } from '../paymentHistory/public.ts'

/** The icon of an expired payment, at the place of the tick. */
const Over = styled.span`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  margin-block: 32px 8px;
  border-radius: 50%;
  background: rgb(var(--warning-rgb) / 18%);
  color: var(--warning);
`

interface Props {
  readonly arrived: boolean
  readonly amount: string
  readonly onEnd: () => void
}

/** The end of a payment: the money has arrived, or the payment has expired. */
export function PaymentEnded({ arrived, amount, onEnd }: Props) {
  const { t } = useTranslation(['money', 'shell'])
  const contact = useContact()
  const payments = usePaymentsPath()
  return (
    <Stack>
      {arrived ? (
        <Done title={t('payment_arrived')}>
          <Amount>{amount}</Amount>
        </Done>
      ) : (
        <Middle role="alert">
          <Over aria-hidden>
            <Icon of={TimerOff} size={32} />
          </Over>
          <Amount>{amount}</Amount>
          <p>{t('payment_over')}</p>
        </Middle>
      )}
      {arrived && <MainGo target={{ to: '/m/home' }}>{t('shell:play')}</MainGo>}
      <Button variant={arrived ? 'secondary' : 'primary'} size="large" wide onClick={onEnd}>
        {t('another_deposit')}
      </Button>
      {payments && <OtherGo target={{ to: payments }}>{t('shell:payments')}</OtherGo>}
      {!arrived && contact && <OtherGo target={contact}>{t('shell:contact_us')}</OtherGo>}
    </Stack>
  )
}
