import { useTranslation } from 'react-i18next'
import { useParts } from '../../layouts/PartsContext.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { MainGo, NotOffered, OtherGo, Stack } from '../money/public.ts'
import { HowItWorks } from './HowItWorks.tsx'
import { isReferralAvailable, referralOf } from './model/referral.ts'
import { OwnLink } from './OwnLink.tsx'

/** Inviting friends: how it works for everyone, and the own link for a member; a message if there is no promotion. */
export default function InviteFriends() {
  const { Page } = useParts()
  const { t } = useTranslation(['invite', 'shell'])
  const { session, site } = usePlanned().facts
  const isMember = session.state === 'member'
  // This screen is for inviting friends; an agent's players have another screen.
  const isOffered = isReferralAvailable(referralOf(site, undefined, undefined))
  return (
    <Page title={t('invite_friends')} back={{ to: isMember ? '/m/member/home' : '/m/home' }}>
      {!isOffered ? (
        <NotOffered />
      ) : (
        <Stack>
          <HowItWorks
            title={t('invite_lead')}
            steps={[t('step_share'), t('step_register'), t('step_reward')]}
          />
          {isMember ? (
            <OwnLink by="friend" />
          ) : (
            <>
              <MainGo target={{ to: '/m/login' }}>{t('log_in_for_link')}</MainGo>
              <OtherGo target={{ to: '/m/register' }}>{t('shell:register')}</OtherGo>
            </>
          )}
        </Stack>
      )}
    </Page>
  )
}
