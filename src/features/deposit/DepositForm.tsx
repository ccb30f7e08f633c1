import { type FormEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DepositOrder } from '../../generated/types.ts'
import { useApp } from '../../registry/AppContext.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { useContact } from '../customerService/public.ts'
import {
  ActsFor,
  AmountField,
  amountFault,
  FormEnd,
  type Funds,
  isNotOffered,
  isUnsettled,
  limitsText,
  MethodPicture,
  Note,
  Nothing,
  OtherGo,
  presetsOf,
  readTyped,
  Stack,
  States,
  Unsure,
  unbroken,
  useArrivalTime,
  useFunds,
  useOnceSender,
  wireAmount,
} from '../money/public.ts'
import { availableQuery, plainText } from '../promotions/public.ts'
import { useDepositLeft } from '../responsiblePlay/public.ts'
import { countOf, statsQuery } from '../shared/bankStats.ts'
import { loadableOf } from '../shared/loadable.ts'
import { useAppQueryClient } from '../shared/queries.ts'
import { useForm } from '../shared/useForm.ts'
import { useFormats } from '../shared/useFormats.ts'
import { useSiteLinks } from '../shared/useSiteLinks.ts'
import { useUsable } from '../shared/useUsable.ts'
import { settingsQuery } from './api.ts'
import type { Kept } from './model/kept.ts'
import { type Bonus, bonusesOf, type Method, methodsOf } from './model/methods.ts'
import { depositOnce } from './once.ts'

/** The option for no promotion. */
const NO_BONUS = '-'
/** The maximum length of a promotion's text, in characters. */
const BONUS_LETTERS = 90

export type Begun = Omit<Kept, 'member'>

interface Props {
  readonly onOrder: (begun: Begun) => void
}

/** The form's options, with their loading, empty and error states. */
export function DepositForm({ onOrder }: Props) {
  const { t } = useTranslation(['money', 'shell'])
  const funds = useFunds()
  const { facts } = usePlanned()
  const settings = useUsable(settingsQuery())
  const rewards = facts.site.flags.REWCEN3 ?? false
  const available = useUsable(availableQuery(), { enabled: rewards }).data?.value
  const bonuses = useMemo(() => bonusesOf(rewards ? available : undefined, plainText), [rewards, available])
  const contact = useContact()
  return (
    <States
      of={loadableOf(settings, ({ value }) => methodsOf(value, funds.digits))}
      notOffered={isNotOffered(settings.error)}
      empty={
        <Nothing
          text={t('no_methods')}
          action={contact && <OtherGo target={contact}>{t('shell:contact_us')}</OtherGo>}
        />
      }
    >
      {(methods) => <Choosing methods={methods} bonuses={bonuses} funds={funds} onOrder={onOrder} />}
    </States>
  )
}

interface ChoosingProps extends Props {
  readonly methods: readonly Method[]
  readonly bonuses: readonly Bonus[]
  readonly funds: Funds
}

function Choosing({ methods, bonuses, funds, onOrder }: ChoosingProps) {
  const { t } = useTranslation(['money', 'shell'])
  const { currency, digits } = funds
  const { pictures } = useSiteLinks()
  const { client } = useApp()
  const queries = useAppQueryClient()
  const { form, values, set, faultOf, accept } = useForm({
    method: methods[0]?.id ?? '',
    amount: '',
    bonus: NO_BONUS,
  })
  const once = useOnceSender(depositOnce)

  const method = methods.find(({ id }) => id === values.method) ?? methods[0]
  const limits = method?.limits ?? { min: undefined, max: undefined }
  const presets = useMemo(() => presetsOf(limits, digits), [limits, digits])
  const arrivalTime = useArrivalTime()
  const formats = useFormats()
  const money = (minor: bigint) => formats.money(minor, currency)
  const typed = readTyped(values.amount, digits)
  const fault = amountFault(typed, limits)
  const left = useDepositLeft(funds)
  const minor = typed.state === 'read' ? typed.minor : undefined
  const leftNote = left.note(minor)
  const change = (field: 'method' | 'amount' | 'bonus') => (value: string) => {
    once.changed()
    set(field)(value)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const faultText = fault
      ? t(fault, { min: money(limits.min ?? 0n), max: money(limits.max ?? 0n) })
      : left.isOver(minor)
        ? leftNote
        : undefined
    if (!accept(faultText ? { amount: faultText } : {}) || typed.state !== 'read' || !method) return
    const amount = wireAmount(typed.minor, digits)
    const bonus = bonuses.find(({ id }) => id === values.bonus)
    await counted(amount, currency, () =>
      once.place({ account: method.id, title: method.name, amount, currency, bonus: bonus?.id ?? '' }),
    )
  }
  /** Requests the number of deposits while sending: once it is one higher, this deposit has arrived. */
  const counted = async (amount: string, unit: string, send: () => Promise<DepositOrder | undefined>) => {
    const counting = queries.fetchQuery({ ...statsQuery('deposits'), staleTime: 0 }).then(
      ({ value }) => countOf(value?.count),
      () => undefined,
    )
    const order = await send()
    left.refresh()
    if (!order) return
    const before = await counting
    onOrder({
      order,
      asked: { amount, currency: unit },
      at: client.serverNow(),
      ...(before !== undefined && { before }),
    })
  }
  if (once.state.phase !== 'ready' && isUnsettled(once.state)) {
    const { request } = once.state
    return (
      <Stack>
        <ActsFor />
        <Unsure
          of={once}
          onAgain={() => void counted(request.amount, request.currency, once.again)}
          sentence={() =>
            t('unsure_deposit', { amount: unbroken(formats.money(request.amount, request.currency)) })
          }
        />
      </Stack>
    )
  }

  return (
    <Stack>
      <ActsFor />
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <ChoiceCards
          legend={t('payment_method')}
          name="method"
          columns={2}
          value={method?.id ?? ''}
          onValue={change('method')}
          items={methods.map((one) => ({
            id: one.id,
            title: one.name,
            note: limitsText(one.limits, t, money),
            detail: arrivalTime(one.arrival),
            picture: <MethodPicture id={one.id} name={one.name} pictures={pictures(one.icon)} />,
          }))}
        />
        <AmountField
          currency={currency}
          digits={digits}
          limits={limits}
          value={values.amount}
          onValue={change('amount')}
          error={faultOf('amount')}
          presets={presets}
        />
        {leftNote && faultOf('amount') !== leftNote && (
          <Note role="status" data-deposit-left="">
            {leftNote}
          </Note>
        )}
        {bonuses.length > 0 && (
          <ChoiceCards
            legend={t('bonus')}
            name="bonus"
            value={values.bonus}
            onValue={change('bonus')}
            items={[
              ...bonuses.map(({ id, title, text }) => ({ id, title, note: shortened(text) })),
              { id: NO_BONUS, title: t('without_bonus') },
            ]}
          />
        )}
        <FormEnd
          refused={once.refused}
          busy={once.busy}
          label={
            typed.state === 'read' && !fault && !left.isOver(minor)
              ? t('deposit_amount', { amount: money(typed.minor) })
              : t('shell:deposit')
          }
        />
      </form>
    </Stack>
  )
}

function shortened(text: string): string {
  const letters = [...text]
  return letters.length <= BONUS_LETTERS
    ? text
    : `${letters
        .slice(0, BONUS_LETTERS - 1)
        .join('')
        .trimEnd()}…`
}
