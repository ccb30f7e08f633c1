import { useMemo } from 'react'
import { useParts } from '../../layouts/PartsContext.ts'
import type { SectionProps } from '../../registry/feature.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { optionsOf } from '../../site/home.ts'
import { loadableOf } from '../shared/loadable.ts'
import { SectionState } from '../shared/SectionState.tsx'
import { useSiteLinks } from '../shared/useSiteLinks.ts'
import { useUsable } from '../shared/useUsable.ts'
import { availableQuery, categoriesQuery } from './api.ts'
import { promotionsOf } from './model/promotions.ts'
import { plainText } from './plainText.ts'

export default function PromotionsSection({ section }: SectionProps) {
  const { sections } = useParts()
  const { plan, facts } = usePlanned()
  const { category, limit } = optionsOf(section, 'promotions')
  const { pictures } = useSiteLinks()
  const claims = facts.session.state === 'member' && (facts.site.flags.REWCEN3 ?? false)
  const available = useUsable(availableQuery(), { enabled: claims }).data?.value
  const outcome = useUsable(categoriesQuery())
  const sent = outcome.data?.value
  const activities = plan.screens.some(({ screen }) => screen.id === 'activity')

  const shown = useMemo(
    () =>
      promotionsOf(sent, {
        category,
        limit,
        available: claims ? available : undefined,
        pictures,
        plainText,
        target: (id) => (activities ? { to: `/m/activity?${new URLSearchParams({ id })}` } : undefined),
      }),
    [sent, category, limit, claims, available, pictures, activities],
  )
  const promotions = loadableOf(outcome, () => shown)
  return (
    <SectionState of={promotions}>
      <sections.promotions promotions={promotions} />
    </SectionState>
  )
}
