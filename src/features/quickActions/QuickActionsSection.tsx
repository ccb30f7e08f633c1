import { useTranslation } from 'react-i18next'
import { useParts } from '../../layouts/PartsContext.ts'
import type { SectionProps } from '../../registry/feature.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { optionsOf } from '../../site/home.ts'
import type { Target } from '../../ui/Go.tsx'
import { useContact } from '../customerService/public.ts'
import { appLink, linksOf, openDownload } from '../downloads/public.ts'
import { actionsOf } from './model/actions.ts'

export default function QuickActionsSection({ section }: SectionProps) {
  const { sections } = useParts()
  const { t } = useTranslation('shell')
  const { plan, facts } = usePlanned()
  const { site, device } = facts
  const contact = useContact()

  const actions = actionsOf(optionsOf(section, 'quickActions').items, {
    pathOf: (id) => plan.screens.find(({ screen }) => screen.id === id)?.screen.paths[0],
    rewards: site.flags.REWCEN3 ?? false,
    referral: (site.settings.referral_enabled ?? 0) > 0,
    service: contact,
    download: downloadTarget(
      device.webview || device.installed ? undefined : appLink(linksOf(site.resources), device),
    ),
  })
  if (actions.length === 0) return null
  return <sections.quickActions actions={actions.map((action) => ({ ...action, label: t(action.id) }))} />
}

function downloadTarget(url: string | undefined): Target {
  return url ? { press: () => openDownload(url) } : undefined
}
