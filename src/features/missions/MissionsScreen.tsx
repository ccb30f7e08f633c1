import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParts } from '../../layouts/PartsContext.ts'
import { useApp } from '../../registry/AppContext.ts'
import { toasts } from '../../ui/toasts.ts'
import { useClaims } from '../club/public.ts'
import { ActsFor, isNotOffered, Nothing, OtherGo, Stack, States } from '../money/public.ts'
import { loadableOf } from '../shared/loadable.ts'
import { useUsable } from '../shared/useUsable.ts'
import { missionsQuery } from './api.ts'
import { Board } from './Board.tsx'
import { MissionCards } from './MissionCards.tsx'
import { type Mission, missionsOf } from './model/missions.ts'
import { missionOnce } from './once.ts'

/** The screen of missions with their rewards, and the leader board. */
export default function MissionsScreen() {
  const { Page } = useParts()
  const { t } = useTranslation(['club', 'shell'])
  const { client } = useApp()
  const [now] = useState(() => client.serverNow())
  const claims = useClaims(missionOnce)
  const asked = useUsable(missionsQuery())
  const { claimed } = claims
  const missions = useMemo(() => missionsOf(asked.data?.value, claimed, now), [asked.data, claimed, now])
  const tell = async ({ title }: Mission, given: Promise<boolean>) => {
    if (await given) toasts.show({ text: t('claim_sent', { title }), tone: 'positive' })
  }
  return (
    <Page title={t('missions')} back={{ to: '/m/member/home' }}>
      <Stack>
        <ActsFor />
        <States
          of={loadableOf(asked, () => missions)}
          notOffered={isNotOffered(asked.error)}
          empty={
            <Nothing
              text={t('no_missions')}
              action={<OtherGo target={{ to: '/m/game' }}>{t('shell:games')}</OtherGo>}
            />
          }
        >
          {(found) => (
            <MissionCards
              missions={found}
              claims={claims}
              claim={(mission) => void tell(mission, claims.claim(mission))}
              again={(mission) => void tell(mission, claims.again())}
            />
          )}
        </States>
        <Board />
      </Stack>
    </Page>
  )
}
