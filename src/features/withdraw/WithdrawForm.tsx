import { Plus } from 'lucide-react'
import { type FormEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RollingNumber } from '../../ui/RollingNumber.tsx'
import { toasts } from '../../ui/toasts.ts'
import { ADD_BANK_CARD_PATH, ADD_PIX_PATH, hasPix } from '../bankCard/public.ts'
import {
  ActsFor,
  Amount,
  AmountField,
  allOf,
  amountFault,
  FormEnd,
  type Funds,
  isolated,
  isUnsettled,
  type Limits,
  MethodPicture,
  minorUnits,
  Note,
  OtherGo,
  Panel,
  presetsOf,
  readTyped,
  Stack,
  Unsure,
  unbroken,
  useArrivalTime,
  useOnceSender,
  Ways,
  wireAmount,
} from '../money/public.ts'
import { countOf, statsQuery } from '../shared/bankStats.ts'
import { useForm } from '../shared/useForm.ts'
import { useFormats } from '../shared/useFormats.ts'
import { useUsable } from '../shared/useUsable.ts'
import type { Account } from './model/accounts.ts'
import { withdrawOnce } from './once.ts'
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

/** The withdrawal form: the balance, the amount and the account. */
export function WithdrawForm({ accounts, limits, funds, onSent }: Props) {
  const { t } = useTranslation(['money', 'shell'])
  const { currency, digits, balance } = funds
  const { form, values, set, faultOf, accept } = useForm({ account: accounts[0]?.id ?? '', amount: '' })
  const once = useOnceSender(withdrawOnce)
  const counted = countOf(useUsable(statsQuery('withdrawals')).data?.value?.count)

  const account = accounts.find(({ id }) => id === values.account) ?? accounts[0]
  const all = allOf(balance, limits)
  const presets = useMemo(
    () =>
      presetsOf({ min: limits.min, max: balance === undefined ? limits.max : (all ?? 0n) }, digits, PRESETS),
    [limits.min, limits.max, balance, all, digits],
  )
  const arrivalTime = useArrivalTime()
  const formats = useFormats()
  const money = (minor: bigint) => formats.money(minor, currency)
  const typed = readTyped(values.amount, digits)
  const fault = amountFault(typed, limits, balance)
  const change = (field: 'account' | 'amount') => (value: string) => {
    once.changed()
    set(field)(value)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const faultText = fault && {
      amount: t(fault, {
        min: money(limits.min ?? 0n),
        max: money(limits.max ?? 0n),
        balance: money(balance ?? 0n),
      }),
    }
    if (!accept(faultText ?? {}) || typed.state !== 'read' || !account) return
    const order = await once.place({
      account: account.id,
      title: titleOf(account),
      amount: wireAmount(typed.minor, digits),
      currency,
      ...(balance !== undefined && { balance: String(balance) }),
      ...(counted !== undefined && { count: counted }),
    })
    if (order) tell(String(order.id), account, typed.minor)
  }
  /** Shows a toast if the user has left the form meanwhile. */
  const tell = (id: string, to: Account, amount: bigint) => {
    if (!once.isShown()) toasts.show({ text: t('withdrawal_sent'), tone: 'positive' })
    onSent({ id, account: to, amount })
  }
  const again = async () => {
    if (once.state.phase !== 'unsure') return
    const { request } = once.state
    const order = await once.again()
    const to = accounts.find(({ id }) => id === request.account)
    const amount = minorUnits(request.amount, digits) ?? 0n
    if (order) tell(String(order.id), to ?? { id: request.account, bank: request.title, number: '' }, amount)
  }
  if (isUnsettled(once.state))
    return (
      <Stack>
        <ActsFor />
        <Unsure
          of={once}
          onAgain={() => void again()}
          sentence={(request) =>
            t('unsure_withdrawal', {
              amount: unbroken(formats.money(request.amount, request.currency)),
              account: request.title,
            })
          }
        />
      </Stack>
    )

  return (
    <Stack>
      <ActsFor />
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
            items={accounts.map(({ id, bank, number, arrival }) => ({
              id,
              title: bank,
              note: number === bank ? '' : <bdi dir="ltr">{number}</bdi>,
              detail: arrivalTime(arrival),
              // Ids of accounts say nothing of their kind.
              picture: <MethodPicture id="" name={bank} otherwise="bank" />,
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
        <FormEnd
          refused={once.refused}
          busy={once.busy}
          label={
            typed.state === 'read' && !fault
              ? t('withdraw_amount', { amount: money(typed.minor) })
              : t('shell:withdraw')
          }
        />
      </form>
    </Stack>
  )
}

/** An account within a sentence, in whichever direction that runs. */
const titleOf = ({ bank, number }: Account): string =>
  number && number !== bank ? `${isolated(bank)} ${unbroken(number)}` : isolated(bank)
