import { useMemo } from 'react'
import { useApp } from '../../registry/AppContext.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { useSession } from '../../session/useSession.ts'
import type { Target } from '../../ui/Go.tsx'
import { useSiteLinks } from '../shared/useSiteLinks.ts'
import { domainListOf } from './domains.ts'
import { leaveFor } from './leave.ts'

/**
 * The target of a banner's address (docs/conformance.md § 2.5): inside the app, or another site, for a member with token and
 * username if these may go there. The rendered link contains neither.
 */
export function useBannerLinks(): (text: unknown) => Target {
  const { target } = useSiteLinks()
  const { trustedHosts } = usePlanned().facts.site
  const app = useApp()
  const isMember = useSession(({ status }) => status === 'member')
  return useMemo(
    () => (text) => {
      const plain = target(text)
      if (!isMember || !plain || !('href' in plain)) return plain
      const { href } = plain
      const scope = { origin: window.location.origin, trustedHosts }
      return {
        href,
        leave: (event) =>
          leaveFor(event, {
            href,
            leaver: app.session.current,
            scope,
            domains: domainListOf(app),
            page: window,
          }),
      }
    },
    [target, trustedHosts, app, isMember],
  )
}
