import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParts } from '../../layouts/PartsContext.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FormShape, OtherGo, useFunds, useSendForm } from '../money/public.ts'
import { statsQuery } from '../shared/bankStats.ts'
import { useUsable } from '../shared/useUsable.ts'
import { AccountAdded } from './AccountAdded.tsx'
import { AccountForm } from './AccountForm.tsx'
import { bankCardCall } from './api.ts'
import { isAccountNumber, plainName, plainNumber } from './model/account.ts'
import { type Bank, banksOf, OTHER_BANK } from './model/banks.ts'
import { ADD_PIX_PATH, hasPix } from './public.ts'

/** Adds a bank account for withdrawals. */
export default function AddBankCard() {
  const { Page } = useParts()
  const { t } = useTranslation('money')
  const [added, setAdded] = useState(false)
  return (
    <Page title={t('add_bank_card')} back={{ to: '/m/withdraw' }}>
      {added ? <AccountAdded /> : <OfBanks onAdded={() => setAdded(true)} />}
    </Page>
  )
}

interface Props {
  readonly onAdded: () => void
}

/** The form waits this long for the list of banks, ms; after that the player types the bank's name. */
const PATIENCE_MS = 3000

/**
 * The form is shown as soon as it is known whether there are banks to choose from. If they fail to load, the player types the
 * name.
 */
function OfBanks({ onAdded }: Props) {
  const { data, error } = useUsable(statsQuery('withdrawals'))
  const banks = useMemo(() => banksOf(data?.value), [data])
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return data || error || late ? <BankForm banks={banks} onAdded={onAdded} /> : <FormShape />
}

function BankForm({ banks, onAdded }: Props & { readonly banks: readonly Bank[] }) {
  const { t } = useTranslation(['money', 'account'])
  const { currency } = useFunds()
  const form = useSendForm(bankCardCall, { bank: '', bankName: '', accountNo: '', accountName: '' })
  const { values, change, faultOf, accept, send } = form
  // A list of banks that arrives late must not remove a name that the player has already typed.
  const isWritten = banks.length === 0 || values.bank === OTHER_BANK || (!values.bank && !!values.bankName)

  const submit = async () => {
    const chosen = banks.find(({ code }) => code === values.bank)
    const bankName = isWritten ? plainName(values.bankName) : (chosen?.name ?? '')
    const accountNo = plainNumber(values.accountNo)
    const accountName = plainName(values.accountName)
    const required = t('account:field_required')
    const faults = {
      ...(!isWritten && !chosen && { bank: required }),
      ...(isWritten && bankName === '' && { bankName: required }),
      ...(accountNo === ''
        ? { accountNo: required }
        : !isAccountNumber(accountNo) && { accountNo: t('account_number_wrong') }),
      ...(accountName === '' && { accountName: required }),
    }
    if (!accept(faults)) return
    const bank = isWritten || !chosen ? { bankName } : { bankCode: chosen.code, bankName }
    // Only success matters: the content of the answer is not needed.
    if ((await send({ ...bank, accountNo, accountName })) !== undefined) onAdded()
  }

  return (
    <AccountForm
      of={form}
      onSubmit={submit}
      other={hasPix(currency) && <OtherGo target={{ to: ADD_PIX_PATH }}>{t('add_pix_key')}</OtherGo>}
    >
      {banks.length > 0 && (
        <SelectField
          label={t('bank')}
          name="bank"
          items={[
            ...banks.map(({ code, name }) => ({ id: code, label: name })),
            { id: OTHER_BANK, label: t('other_bank') },
          ]}
          value={values.bank}
          onValue={change('bank')}
          placeholder={t('choose_bank')}
          error={faultOf('bank')}
        />
      )}
      {isWritten && (
        <TextField
          label={t('bank')}
          name="bankName"
          required
          value={values.bankName}
          onValue={change('bankName')}
          error={faultOf('bankName')}
          maxLength={200}
          autoComplete="off"
          dir="auto"
        />
      )}
      <TextField
        label={t('account_number')}
        name="accountNo"
        required
        value={values.accountNo}
        onValue={change('accountNo')}
        error={faultOf('accountNo')}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        enterKeyHint="next"
      />
    </AccountForm>
  )
}
