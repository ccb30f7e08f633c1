import { Gift, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePlanned } from '../../registry/PlanContext.ts'
import { EntryLink } from '../EntryLink.tsx'
import { referralOf, referralTarget } from './model/referral.ts'

/** In the member centre: an agent's link, or friends to invite; nothing where there is no referral. */
export default function InviteEntry() {
  const { t, ready } = useTranslation(['account', 'shell'])
  const { site, member } = usePlanned().facts
  const facts = referralOf(site, member?.type, undefined)
  const target = referralTarget(facts)
  if (!ready || !target || (facts.promotionDisabled && !facts.agent)) return null
  return (
    <EntryLink
      target={target}
      icon={facts.agent ? UsersRound : Gift}
      label={facts.agent ? t('account:agent_centre') : t('shell:invite')}
    />
  )
}
