import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EntryLink } from '../shared/EntryLink.tsx'
import { PAYMENTS_PATH } from './paths.ts'

/** The member centre's entry to deposits and withdrawals. */
export default function PaymentsEntry() {
  const { t } = useTranslation('shell')
  return <EntryLink target={{ to: PAYMENTS_PATH }} icon={ReceiptText} label={t('payments')} />
}
