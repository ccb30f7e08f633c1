import { useEffect } from 'react'
import { useApp } from '../../registry/AppContext.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { quote } from '../../site/problem.ts'
import { showsBenefits } from '../benefits/public.ts'
import { openedFrom, useDownloadTarget } from '../downloads/public.ts'
import { useReferral } from '../invite/public.ts'
import { promotionsPath } from '../shared/promotionPaths.ts'
import { useMemberInfo } from '../shared/useMemberInfo.ts'
import { useSiteLinks } from '../shared/useSiteLinks.ts'
import { type Activity, activitiesOf } from './model/items.ts'

/** Redirects for which a warning has been logged: once each, however often the list is read. */
const reported = new Set<string>()

/** The site's activities for the current visitor. */
export function useActivities(): readonly Activity[] {
  const app = useApp()
  const { site, session } = usePlanned().facts
  const items = site.activityShortcut?.items ?? []
  const download = useDownloadTarget(items.some(({ redirect }) => redirect === 'APP_DOWNLOAD'))
  const benefits = showsBenefits(useMemberInfo())
  const { available, target } = useReferral()
  const { target: link } = useSiteLinks()

  const { activities, unknown } = activitiesOf(items, {
    guest: session.state === 'guest',
    benefits,
    referral: { available, target },
    download,
    rewards: site.flags.REWCEN3 ?? false,
    link: (text) => openedFrom(app, link(text)),
    promotions: promotionsPath,
  })
  useEffect(() => {
    for (const redirect of unknown) {
      if (reported.has(redirect)) continue
      reported.add(redirect)
      console.warn(`Activity shortcut: unknown redirect ${quote(redirect)}, left out`)
    }
  })
  return activities
}
