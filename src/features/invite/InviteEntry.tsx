import { Gift, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EntryLink } from '../shared/EntryLink.tsx'
import { useReferral } from './useReferral.ts'

/** The member centre's entry: an agent's link, or inviting friends; nothing if there is no referral. */
export default function InviteEntry() {
  const { t, ready } = useTranslation(['account', 'shell'])
  const { target, available, agent } = useReferral()
  if (!ready || !available) return null
  return (
    <EntryLink
      target={target}
      icon={agent ? UsersRound : Gift}
      label={agent ? t('account:agent_centre') : t('shell:invite')}
    />
  )
}
