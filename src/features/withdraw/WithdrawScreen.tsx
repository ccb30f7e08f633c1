import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParts } from '../../layouts/PartsContext.ts'
import { ADD_BANK_CARD_PATH, ADD_PIX_PATH, hasPix } from '../bankCard/public.ts'
import {
  accountsQuery,
  Done,
  isNotOffered,
  isolated,
  MainGo,
  Nothing,
  OtherGo,
  Stack,
  States,
  unbroken,
  useArrivalTime,
  useFunds,
  Ways,
} from '../money/public.ts'
import { usePaymentsPath } from '../paymentHistory/public.ts'
import { statsQuery } from '../shared/bankStats.ts'
import { loadableOf } from '../shared/loadable.ts'
import { memberInfoQuery } from '../shared/memberInfo.ts'
import { askAgain, useAppQueryClient } from '../shared/queries.ts'
import { useFormats } from '../shared/useFormats.ts'
import { useUsable } from '../shared/useUsable.ts'
import { type Account, accountLimits, accountsOf } from './model/accounts.ts'
import { WithdrawForm } from './WithdrawForm.tsx'

/** A withdrawal that was accepted. */
export interface Sent {
  readonly id: string
  readonly account: Account
  /** Minor units. */
  readonly amount: bigint
}

/** The withdrawal screen: accounts, amount and confirmation. */
export default function WithdrawScreen() {
  const { Page } = useParts()
  const { t } = useTranslation(['money', 'shell'])
  const funds = useFunds()
  const queries = useAppQueryClient()
  const info = useUsable(accountsQuery())
  const [sent, setSent] = useState<Sent>()
  const limits = accountLimits(info.data?.value, funds.digits)

  const onSent = (done: Sent) => {
    setSent(done)
    for (const query of [memberInfoQuery(), accountsQuery(), statsQuery('withdrawals')])
      void askAgain(queries, query)
  }
  return (
    <Page title={t('shell:withdraw')} back={{ to: '/m/member/home' }}>
      {sent ? (
        <OnItsWay sent={sent} currency={funds.currency} />
      ) : (
        <States
          of={loadableOf(info, ({ value }) => accountsOf(value))}
          notOffered={isNotOffered(info.error)}
          empty={<Nothing text={t('no_accounts')} action={<FirstAccount currency={funds.currency} />} />}
        >
          {(accounts) => <WithdrawForm accounts={accounts} limits={limits} funds={funds} onSent={onSent} />}
        </States>
      )}
    </Page>
  )
}

/** Shown without an account. Offers a PIX key first where PIX is used, because it is quicker to add. */
function FirstAccount({ currency }: { readonly currency: string }) {
  const { t } = useTranslation('money')
  const card = t('add_bank_card')
  if (!hasPix(currency)) return <MainGo target={{ to: ADD_BANK_CARD_PATH }}>{card}</MainGo>
  return (
    <Ways>
      <MainGo target={{ to: ADD_PIX_PATH }}>{t('add_pix_key')}</MainGo>
      <OtherGo target={{ to: ADD_BANK_CARD_PATH }}>{card}</OtherGo>
    </Ways>
  )
}

interface OnItsWayProps {
  readonly sent: Sent
  readonly currency: string
}

function OnItsWay({ sent, currency }: OnItsWayProps) {
  const { t } = useTranslation(['money', 'shell'])
  const { money } = useFormats()
  const { bank, number, arrival } = sent.account
  const time = useArrivalTime()(arrival)
  const payments = usePaymentsPath()
  return (
    <Stack>
      <Done title={t('withdrawal_sent')}>
        <p>
          {t('withdrawal_sent_desc', {
            amount: unbroken(money(sent.amount, currency)),
            account: number && number !== bank ? `${isolated(bank)} ${unbroken(number)}` : isolated(bank),
          })}
        </p>
        {time && <p>{time}</p>}
        <small>{t('shell:reference', { reference: sent.id })}</small>
      </Done>
      <MainGo target={{ to: '/m/member/home' }}>{t('shell:ok')}</MainGo>
      {payments && <OtherGo target={{ to: payments }}>{t('shell:payments')}</OtherGo>}
    </Stack>
  )
}
