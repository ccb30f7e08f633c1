import { Hourglass } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useParts } from '../../layouts/PartsContext.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Cards, Given, State, UnsureClaim } from '../club/public.ts'
import { ActsFor, isNotOffered, Nothing, OtherGo, Refusal, Stack, States } from '../money/public.ts'
import { availableQuery, plainText } from '../promotions/public.ts'
import { loadableOf } from '../shared/loadable.ts'
import { activityPath } from '../shared/promotionPaths.ts'
import { useUsable } from '../shared/useUsable.ts'
import { type Reward, rewardsOf } from './model/rewards.ts'
import { useClaimPromotion } from './useClaimPromotion.ts'

/** The screen of rewards that a member can claim now or later. */
export default function RewardCenter() {
  const { Page } = useParts()
  const { t } = useTranslation(['club', 'shell'])
  const claims = useClaimPromotion()
  const asked = useUsable(availableQuery())
  const { claimed } = claims
  const rewards = useMemo(() => rewardsOf(asked.data?.value, claimed, plainText), [asked.data, claimed])
  return (
    <Page title={t('reward_centre')} back={{ to: '/m/member/home' }}>
      <Stack>
        <ActsFor />
        <States
          of={loadableOf(asked, () => rewards)}
          notOffered={isNotOffered(asked.error)}
          empty={
            <Nothing
              text={t('no_rewards')}
              action={<OtherGo target={{ to: '/m/home#promotions' }}>{t('shell:promotions')}</OtherGo>}
            />
          }
        >
          {(found) => <Rewards rewards={found} claims={claims} />}
        </States>
      </Stack>
    </Page>
  )
}

interface Props {
  readonly rewards: readonly Reward[]
  readonly claims: ReturnType<typeof useClaimPromotion>
}

function Rewards({ rewards, claims }: Props) {
  const { busy, refused, unsure, justNow, claim, again } = claims
  const { t } = useTranslation(['club', 'shell'])
  return (
    <Cards>
      {rewards.map((reward) => (
        <li key={reward.id}>
          <header>
            <h3>{reward.title}</h3>
            {reward.summary && <p>{reward.summary}</p>}
          </header>
          {refused?.id === reward.id && reward.state === 'claimable' && <Refusal refused={refused.why} />}
          {reward.state === 'claimable' && (
            <UnsureClaim claims={claims} id={reward.id} onAgain={() => again(reward)} />
          )}
          <footer>
            <OtherGo
              target={{ to: activityPath(reward.id) }}
              label={`${t('shell:details')}: ${reward.title}`}
            >
              {t('shell:details')}
            </OtherGo>
            {reward.state === 'claimable' && unsure?.id !== reward.id && (
              <Button
                aria-label={`${t('shell:claim')}: ${reward.title}`}
                busy={busy === reward.id}
                busyLabel={t('shell:in_please_wait')}
                onClick={() => claim(reward)}
              >
                {t('shell:claim')}
              </Button>
            )}
            {reward.state === 'claimed' && <Given justNow={justNow === reward.id} />}
            {reward.state === 'notYet' && (
              <State>
                <Icon of={Hourglass} size={18} />
                {t('not_yet')}
              </State>
            )}
          </footer>
        </li>
      ))}
    </Cards>
  )
}
