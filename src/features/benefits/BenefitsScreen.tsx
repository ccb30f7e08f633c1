import { Crown } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../i18n/format.ts'
import { useParts } from '../../layouts/PartsContext.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ProgressRing } from '../../ui/ProgressRing.tsx'
import { Figure, Hero } from '../club/public.ts'
import { useContact } from '../customerService/public.ts'
import { isNotOffered, Note, OtherGo, Panel, Stack, States } from '../money/public.ts'
import { loadableOf } from '../shared/loadable.ts'
import { useLanguage } from '../shared/useLanguage.ts'
import { useMemberInfo } from '../shared/useMemberInfo.ts'
import { useUsable } from '../shared/useUsable.ts'
import { type Progress, useProgress } from '../vipProgress/public.ts'
import { labelsQuery } from './api.ts'
import { Ladder } from './Ladder.tsx'
import { levelsOf } from './model/levels.ts'

const Ring = styled.div`
  --ring-size: 104px;
`

/** The VIP screen: the member's level, and the benefits of every level. */
export default function BenefitsScreen() {
  const { Page } = useParts()
  const { t } = useTranslation('club')
  const progress = useProgress()
  const own = useMemberInfo()?.clubLabel
  const asked = useUsable(labelsQuery())
  const levels = useMemo(() => levelsOf(asked.data?.value, own), [asked.data, own])
  return (
    <Page title={t('vip_benefits')} back={{ to: '/m/member/home' }}>
      <Stack>
        {progress.state === 'ready' && <Standing progress={progress.value} />}
        {progress.state !== 'ready' && own?.labelName && <Label name={own.labelName} />}
        {isNotOffered(asked.error) ? (
          <Unlisted />
        ) : (
          <States of={loadableOf(asked, () => levels)} empty={<Unlisted />}>
            {(found) => <Ladder levels={found} />}
          </States>
        )}
      </Stack>
    </Page>
  )
}

/** The back office sends no levels: the screen says so and offers the customer service. */
function Unlisted() {
  const { t } = useTranslation(['club', 'shell'])
  const contact = useContact()
  return (
    <>
      <Note>{t('no_levels')}</Note>
      {contact && <OtherGo target={contact}>{t('shell:contact_us')}</OtherGo>}
    </>
  )
}

function Standing({ progress }: { readonly progress: Progress }) {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  const { label, next, ratio, completed, expected } = progress
  const number = (value: number) => formatNumber(value, language)
  const progressText =
    next === undefined
      ? t('vip_top')
      : t('vip_to_next', { done: number(completed), total: number(expected), level: next })
  return (
    <Panel>
      <Hero>
        <Ring>
          <ProgressRing value={ratio} label={t('vip_progress')} valueText={progressText}>
            <Figure>{formatNumber(ratio, language, { style: 'percent' })}</Figure>
          </ProgressRing>
        </Ring>
        <h2>{label}</h2>
        <p>{progressText}</p>
      </Hero>
    </Panel>
  )
}

function Label({ name }: { readonly name: string }) {
  const { t } = useTranslation('club')
  return (
    <Panel>
      <Hero>
        <Icon of={Crown} size={40} filled />
        <h2>{name}</h2>
        <p>{t('your_level')}</p>
      </Hero>
    </Panel>
  )
}
