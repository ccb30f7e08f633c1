import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Go } from '../../ui/Go.tsx'
import { useContact } from '../customerService/public.ts'
import { FormAlert } from '../shared/FormAlert.tsx'
import { useErrorText } from '../shared/useErrorText.ts'
import type { Refused } from './useSend.ts'

/** Shows the error in the form and focuses it. Offers a contact if trying again cannot help. */
export function Refusal({ refused }: { readonly refused: Refused | undefined }) {
  const { t } = useTranslation(['money', 'shell'])
  const box = useRef<HTMLDivElement>(null)
  const contact = useContact()
  const errorText = useErrorText()(refused?.errorMessage)
  useEffect(() => {
    if (refused) box.current?.focus()
  }, [refused])
  const shown = refused?.notOffered ? { text: t('not_offered') } : errorText
  const help = refused?.notOffered && contact && <Go target={contact}>{t('shell:contact_us')}</Go>
  return <FormAlert shown={shown} box={box} help={help} />
}
