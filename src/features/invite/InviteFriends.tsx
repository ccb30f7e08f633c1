import { useTranslation } from 'react-i18next'
import { useParts } from '../../layouts/PartsContext.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { MainGo, NotOffered, OtherGo, Stack } from '../money/public.ts'
import { HowItWorks } from './HowItWorks.tsx'
import { isReferralAvailable, referralOf } from './model/referral.ts'
import { OwnLink } from './OwnLink.tsx'

/** Friends are invited: how it works for everyone, the own link for a member; said so where nothing is promoted. */
export default function InviteFriends() {
  const { Page } = useParts()
  const { t } = useTranslation(['invite', 'shell'])
  const { session, site } = usePlanned().facts
  const isMember = session.state === 'member'
  // The screen is about friends: an agent's players have another.
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
