import { Building2, IdCard, KeyRound, type LucideIcon, Mail, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParts } from '../../layouts/PartsContext.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Initials, Nothing, OtherGo, useFunds, useSendForm } from '../money/public.ts'
import { AccountAdded } from './AccountAdded.tsx'
import { AccountForm } from './AccountForm.tsx'
import { pixKeyCall } from './api.ts'
import { plainName } from './model/account.ts'
import { PIX_EXAMPLES, PIX_TYPES, type PixType, pixKeyOf } from './model/pixKey.ts'
import { ADD_BANK_CARD_PATH, hasPix } from './public.ts'

/** Proper names, or keys of the namespace `money`. */
const NAMES = {
  CPF: 'CPF',
  CNPJ: 'CNPJ',
  EMAIL: 'account:email',
  PHONE: 'account:mobile_number',
  EVP: 'pix_random',
} as const
const ICONS: Readonly<Record<PixType, LucideIcon>> = {
  CPF: IdCard,
  CNPJ: Building2,
  EMAIL: Mail,
  PHONE: Smartphone,
  EVP: KeyRound,
}
const INPUT_MODES = { CPF: 'numeric', CNPJ: 'text', EMAIL: 'email', PHONE: 'tel', EVP: 'text' } as const

/**
 * Adds a PIX key for withdrawals. PIX exists in one currency only; for the others the screen links to the bank account.
 */
export default function AddPixKey() {
  const { Page } = useParts()
  const { t } = useTranslation('money')
  const [added, setAdded] = useState(false)
  const { currency } = useFunds()
  if (!hasPix(currency))
    return (
      <Page title={t('add_pix_key')} back={{ to: '/m/withdraw' }}>
        <Nothing
          text={t('not_offered')}
          action={<OtherGo target={{ to: ADD_BANK_CARD_PATH }}>{t('add_bank_card')}</OtherGo>}
        />
      </Page>
    )
  return (
    <Page title={t('add_pix_key')} back={{ to: '/m/withdraw' }}>
      {added ? <AccountAdded /> : <PixForm onAdded={() => setAdded(true)} />}
    </Page>
  )
}

const isPixType = (text: string): text is PixType => PIX_TYPES.some((type) => type === text)

function PixForm({ onAdded }: { readonly onAdded: () => void }) {
  const { t } = useTranslation(['money', 'account'])
  const form = useSendForm(pixKeyCall, { type: 'CPF', key: '', accountName: '' })
  const { values, change, faultOf, accept, send } = form
  const type = isPixType(values.type) ? values.type : 'CPF'
  const nameOf = (one: PixType) => (one === 'CPF' || one === 'CNPJ' ? NAMES[one] : t(NAMES[one]))

  const submit = async () => {
    const key = pixKeyOf(type, values.key)
    const accountName = plainName(values.accountName)
    const faults = {
      ...(values.key.trim() === ''
        ? { key: t('account:field_required') }
        : key === undefined && { key: t('key_wrong', { type: nameOf(type) }) }),
      ...(accountName === '' && { accountName: t('account:field_required') }),
    }
    if (!accept(faults) || key === undefined) return
    if ((await send({ keyType: type, key, accountName })) !== undefined) onAdded()
  }

  return (
    <AccountForm
      of={form}
      onSubmit={submit}
      choice={
        <ChoiceCards
          legend={t('key_type')}
          name="type"
          columns={2}
          value={type}
          onValue={(next) => {
            change('type')(next)
            change('key')('')
          }}
          items={PIX_TYPES.map((one) => ({
            id: one,
            title: nameOf(one),
            picture: (
              <Initials aria-hidden>
                <Icon of={ICONS[one]} size={20} />
              </Initials>
            ),
          }))}
        />
      }
      other={<OtherGo target={{ to: ADD_BANK_CARD_PATH }}>{t('add_bank_card')}</OtherGo>}
    >
      <TextField
        label={t('pix_key')}
        name="key"
        required
        value={values.key}
        onValue={change('key')}
        error={faultOf('key')}
        placeholder={PIX_EXAMPLES[type]}
        inputMode={INPUT_MODES[type]}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        enterKeyHint="next"
      />
    </AccountForm>
  )
}
