import { useTranslation } from 'react-i18next'
import { useParts } from '../../layouts/PartsContext.ts'
import type { SectionProps } from '../../registry/feature.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { optionsOf } from '../../site/home.ts'
import { useContact } from '../customerService/public.ts'
import { useDownloadTarget } from '../downloads/public.ts'
import { useReferral } from '../invite/public.ts'
import { SectionState } from '../shared/SectionState.tsx'
import { actionsOf } from './model/actions.ts'

export default function QuickActionsSection({ section }: SectionProps) {
  const { sections } = useParts()
  const { t } = useTranslation('shell')
  const { plan, facts } = usePlanned()
  const { site } = facts
  const { items } = optionsOf(section, 'quickActions')
  const download = useDownloadTarget(items.includes('download'))
  const contact = useContact()
  const referral = useReferral()

  const actions = actionsOf(items, {
    pathOf: (id) => plan.screens.find(({ screen }) => screen.id === id)?.screen.paths[0],
    rewards: site.flags.REWCEN3 ?? false,
    referral: referral.target,
    service: contact,
    download,
  })
  const named = actions.map((action) => ({ ...action, label: t(action.id) }))
  return (
    <SectionState of={named.length > 0 ? { state: 'ready', value: named } : { state: 'empty' }}>
      <sections.quickActions actions={named} />
    </SectionState>
  )
}
