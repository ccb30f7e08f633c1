import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParts } from '../../layouts/PartsContext.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ActsFor, Note, OtherGo, Panel, Stack } from '../money/public.ts'
import { MEMBER_HOME_PATH } from '../shared/paths.ts'
import { useSiteLinks } from '../shared/useSiteLinks.ts'
import { Limits } from './Limits.tsx'
import { SelfExclusion } from './SelfExclusion.tsx'
import { usePlayTime } from './usePlayTime.ts'

/** A member's own limits: how long they have played, deposit limits, self-exclusion, and where to find help. */
export default function ResponsibleScreen() {
  const { Page } = useParts()
  const { t } = useTranslation(['responsiblePlay', 'shell'])
  const { site } = usePlanned().facts
  const { target } = useSiteLinks()
  const help = target(site.playHelp)
  return (
    <Page title={t('shell:responsible_play')} back={{ to: MEMBER_HOME_PATH }}>
      <Stack>
        <ActsFor />
        <Played />
        <Limits />
        <SelfExclusion />
        {help && (
          <OtherGo target={help}>
            {t('help')}
            <Icon of={ExternalLink} size={18} leads />
          </OtherGo>
        )}
      </Stack>
    </Page>
  )
}

function Played() {
  const { t } = useTranslation('responsiblePlay')
  const time = usePlayTime()
  return (
    <Panel>
      <Note>{t('lead')}</Note>
      {time !== undefined && (
        <p role="timer" aria-live="off" data-play-time="">
          {t('playing_for', { time })}
        </p>
      )}
    </Panel>
  )
}
