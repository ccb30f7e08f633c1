import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useParts } from '../../layouts/PartsContext.ts'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { Stack } from '../money/public.ts'
import { PAYMENT_TYPES, type PaymentType } from './model/payments.ts'
import { PaymentsPage } from './PaymentsPage.tsx'

const NAME = 'payments'

const Pages = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`

/** The screen of the member's deposits and withdrawals. */
export default function PaymentHistoryScreen() {
  const { Page } = useParts()
  const { t } = useTranslation(['payments', 'shell'])
  const [shown, show] = useState<PaymentType | 'all'>('all')
  const type = PAYMENT_TYPES.find((one) => one === shown)
  return (
    <Page title={t('shell:payments')} back={{ to: '/m/member/home' }}>
      <Stack>
        <Tabs
          name={NAME}
          look="segment"
          label={t('filter')}
          value={shown}
          onValue={show}
          items={[
            { id: 'all', label: t('all') },
            { id: 'deposit', label: t('deposits') },
            { id: 'withdrawal', label: t('withdrawals') },
          ]}
        />
        <TabPanel name={NAME} id={shown}>
          <Pages>
            <PaymentsPage key={shown} type={type} />
          </Pages>
        </TabPanel>
      </Stack>
    </Page>
  )
}
