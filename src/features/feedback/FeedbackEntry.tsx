import { MessageSquarePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EntryLink } from '../shared/EntryLink.tsx'

const TARGET = { to: '/m/feedback' }

/** The member centre's entry for feedback. */
export default function FeedbackEntry() {
  const { t, ready } = useTranslation('account')
  return ready ? <EntryLink target={TARGET} icon={MessageSquarePlus} label={t('feedback')} /> : null
}
