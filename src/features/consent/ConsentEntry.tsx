import { Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../registry/AppContext.ts'
import { EntryLink } from '../shared/EntryLink.tsx'
import { manageConsent } from './public.ts'

/** The member centre's entry to change the answer. */
export default function ConsentEntry() {
  const app = useApp()
  const { t, ready } = useTranslation('tracking')
  return ready ? (
    <EntryLink target={{ press: () => manageConsent(app) }} icon={Megaphone} label={t('manage')} />
  ) : null
}
