import { HeartHandshake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EntryLink } from '../shared/EntryLink.tsx'
import { RESPONSIBLE_PATH } from './paths.ts'

/** The member centre's entry to limits and self-exclusion. */
export default function PlayEntry() {
  const { t } = useTranslation('shell')
  return <EntryLink target={{ to: RESPONSIBLE_PATH }} icon={HeartHandshake} label={t('responsible_play')} />
}
