import { useMemo } from 'react'
import { usePlanned } from '../../registry/PlanContext.ts'
import type { Target } from '../../ui/Go.tsx'
import { linkTarget, picturesOf, siteBase } from './links.ts'
import { byHealth, mindRelays } from './pictureHosts.ts'

/** The guard for texts from the back office, bound to the running site. */
export interface SiteLinks {
  readonly base: string
  readonly target: (text: unknown) => Target
  readonly pictures: (text: unknown) => readonly string[]
}

export function useSiteLinks(): SiteLinks {
  const { imageCDNs } = usePlanned().facts.site
  return useMemo(() => {
    const base = siteBase()
    mindRelays(imageCDNs)
    return {
      base,
      target: (text) => linkTarget(text, base),
      pictures: (text) => byHealth(picturesOf(text, base, imageCDNs)),
    }
  }, [imageCDNs])
}
