import { Landmark, Plus } from 'lucide-react'
import { type FormEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatMoney } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RollingNumber } from '../../ui/RollingNumber.tsx'
import { ADD_BANK_CARD_PATH, ADD_PIX_PATH, hasPix } from '../bankCard/public.ts'
import {
  Amount,
  AmountField,
  allOf,
  amountFault,
  createRequestIds,
  type Funds,
  Initials,
  type Limits,
  Note,
  OtherGo,
  Panel,
  presetsOf,
  Refusal,
  readTyped,
  Stack,
  Submit,
  useForm,
  useSend,
  Ways,
  wireAmount,
} from '../money/public.ts'
import { withdrawCall } from './api.ts'
import type { Account } from './model/accounts.ts'
import type { Sent } from './WithdrawScreen.tsx'

const Accounts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`

/** Presets beside "All": fewer, so that they stay on two lines. */
const PRESETS = 5

interface Props {
  readonly accounts: readonly Account[]
  readonly limits: Limits
  readonly funds: Funds
  readonly onSent: (sent: Sent) => void
}

/** How much there is, how much of it goes out, and to which account. */
export function WithdrawForm({ accounts, limits, funds, onSent }: Props) {
  const { t } = useTranslation(['money', 'shell'])
  const { currency, digits, balance } = funds
  const { form, values, set, faultOf, accept } = useForm({ account: accounts[0]?.id ?? '', amount: '' })
  const { busy, refused, send, forget } = useSend(withdrawCall)
  const [ids] = useState(() => createRequestIds((bytes) => window.crypto.getRandomValues(bytes)))

  const account = accounts.find(({ id }) => id === values.account) ?? accounts[0]
  const all = allOf(balance, limits)
  const presets = useMemo(
    () =>
      presetsOf({ min: limits.min, max: balance === undefined ? limits.max : (all ?? 0n) }, digits, PRESETS),
    [limits.min, limits.max, balance, all, digits],
  )
  const money = (minor: bigint) => formatMoney(minor, currency)
  const typed = readTyped(values.amount, digits)
  const fault = amountFault(typed, limits, balance)
  const change = (field: 'account' | 'amount') => (value: string) => {
    forget()
    set(field)(value)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const words = fault && {
      amount: t(fault, {
        min: money(limits.min ?? 0n),
        max: money(limits.max ?? 0n),
        balance: money(balance ?? 0n),
      }),
    }
    if (!accept(words ?? {}) || typed.state !== 'read' || !account) return
    const asked = { accountId: account.id, amount: wireAmount(typed.minor, digits), currency }
    const order = await send({ ...asked, requestId: ids.of(JSON.stringify(asked)) })
    if (!order) return
    ids.done()
    onSent({ id: String(order.id), account, amount: typed.minor })
  }

  return (
    <Stack>
      {balance !== undefined && (
        <Panel>
          <Note>{t('available')}</Note>
          <Amount>
            <RollingNumber text={money(balance)} />
          </Amount>
        </Panel>
      )}
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Accounts>
          <ChoiceCards
            legend={t('withdraw_to')}
            name="account"
            value={account?.id ?? ''}
            onValue={change('account')}
            items={accounts.map(({ id, bank, number }) => ({
              id,
              title: bank,
              note: number === bank ? '' : <bdi dir="ltr">{number}</bdi>,
              picture: (
                <Initials aria-hidden>
                  <Icon of={Landmark} size={20} />
                </Initials>
              ),
            }))}
          />
          <Ways>
            <OtherGo target={{ to: ADD_BANK_CARD_PATH }}>
              <Icon of={Plus} size={20} />
              {t('add_bank_card')}
            </OtherGo>
            {hasPix(currency) && (
              <OtherGo target={{ to: ADD_PIX_PATH }}>
                <Icon of={Plus} size={20} />
                {t('add_pix_key')}
              </OtherGo>
            )}
          </Ways>
        </Accounts>
        <AmountField
          currency={currency}
          digits={digits}
          limits={limits}
          value={values.amount}
          onValue={change('amount')}
          error={faultOf('amount')}
          presets={presets}
          all={all}
        />
        <Refusal refused={refused} />
        <Submit>
          <Button type="submit" size="large" wide busy={busy} busyLabel={t('shell:in_please_wait')}>
            {typed.state === 'read' && !fault
              ? t('withdraw_amount', { amount: money(typed.minor) })
              : t('shell:withdraw')}
          </Button>
        </Submit>
      </form>
    </Stack>
  )
}
