import { Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EntryLink } from '../shared/EntryLink.tsx'
import { manageConsent } from './public.ts'

const TARGET = { press: manageConsent }

/** In the member centre: the way to change one's mind. */
export default function ConsentEntry() {
  const { t, ready } = useTranslation('tracking')
  return ready ? <EntryLink target={TARGET} icon={Megaphone} label={t('manage')} /> : null
}
