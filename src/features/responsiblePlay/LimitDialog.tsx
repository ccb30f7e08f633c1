import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toasts } from '../../ui/toasts.ts'
import {
  AmountField,
  amountFault,
  type Funds,
  Refusal,
  readTyped,
  useSend,
  wireAmount,
} from '../money/public.ts'
import { askAgain, useAppQueryClient } from '../shared/queries.ts'
import { useForm } from '../shared/useForm.ts'
import { limitCall, limitsQuery } from './api.ts'
import { type DepositLimit, isLower } from './model/limits.ts'
import { useWishId } from './useWishId.ts'

const Fields = styled.form`
  display: grid;
  gap: 12px;
  padding-block: 4px;
  color: var(--text);
`

const NO_LIMITS = { min: undefined, max: undefined }

interface Props {
  readonly limit: DepositLimit
  readonly funds: Funds
  readonly onClose: () => void
}

/** Sets, lowers, raises or removes one limit. The back office decides when a higher one applies. */
export function LimitDialog({ limit: { period, amount: before }, funds, onClose }: Props) {
  const { t } = useTranslation(['responsiblePlay', 'money', 'shell'])
  const { currency, digits } = funds
  const id = useId()
  const queries = useAppQueryClient()
  const { idOf, done } = useWishId()
  const { form, values, set, faultOf, accept } = useForm({ amount: '' })
  const { send, busy, refused, forget } = useSend(limitCall)
  const typed = readTyped(values.amount, digits)

  const save = async (minor: bigint | undefined) => {
    const amount = minor === undefined ? undefined : wireAmount(minor, digits)
    const body = { period, currency, ...(amount !== undefined && { amount }) }
    const answer = await send({ ...body, requestId: idOf(JSON.stringify(body)) })
    if (answer === undefined) return
    done()
    toasts.show({ text: t(isLower(before, minor) ? 'saved' : 'saved_later'), tone: 'positive' })
    // What applies now, and from when, is the back office's word.
    void askAgain(queries, limitsQuery())
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const fault = amountFault(typed, NO_LIMITS)
    if (accept(fault ? { amount: t(`money:${fault}`) } : {}) && typed.state === 'read') void save(typed.minor)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`limit_${period}`)}
      actions={
        <>
          <Button type="submit" form={id} wide busy={busy} busyLabel={t('shell:in_please_wait')}>
            {t('shell:confirm')}
          </Button>
          {before !== undefined && (
            <Button wide variant="secondary" disabled={busy} onClick={() => void save(undefined)}>
              {t('remove')}
            </Button>
          )}
          <Button wide variant="quiet" onClick={onClose}>
            {t('shell:cancel')}
          </Button>
        </>
      }
    >
      <Fields id={id} ref={form} noValidate onSubmit={submit}>
        <AmountField
          currency={currency}
          digits={digits}
          limits={NO_LIMITS}
          value={values.amount}
          onValue={(value) => {
            forget()
            set('amount')(value)
          }}
          error={faultOf('amount')}
          presets={[]}
        />
        <p>{t('limits_lead')}</p>
        <Refusal refused={refused} />
      </Fields>
    </Dialog>
  )
}
