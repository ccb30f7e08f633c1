import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/TextField.tsx'
import { ActsFor, FormEnd, Note, Panel, type SendForm, Stack } from '../money/public.ts'

interface Props {
  readonly of: Pick<
    SendForm<'accountName', never, unknown>,
    'form' | 'values' | 'change' | 'faultOf' | 'busy' | 'refused'
  >
  readonly onSubmit: () => Promise<void>
  /** Content above the fields. */
  readonly choice?: ReactNode
  /** The fields of the account. */
  readonly children: ReactNode
  /** The link to the other kind of account. */
  readonly other: ReactNode
}

/** The form to add an account for withdrawals: a note about its owner, its own fields, the holder, and the button. */
export function AccountForm({ of, onSubmit, choice, children, other }: Props) {
  const { t } = useTranslation(['money', 'shell'])
  return (
    <Stack>
      <ActsFor />
      <Note>{t('own_name_only')}</Note>
      <form
        ref={of.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void onSubmit()
        }}
      >
        {choice}
        <Panel>
          {children}
          <TextField
            label={t('account_holder')}
            name="accountName"
            required
            value={of.values.accountName}
            onValue={of.change('accountName')}
            error={of.faultOf('accountName')}
            hint={t('holder_hint')}
            maxLength={200}
            autoComplete="name"
            dir="auto"
            enterKeyHint="done"
          />
        </Panel>
        <FormEnd refused={of.refused} busy={of.busy} label={t('shell:confirm')} />
      </form>
      {other}
    </Stack>
  )
}
