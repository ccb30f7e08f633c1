import { usePlanned } from '../../registry/PlanContext.ts'
import { useSession } from '../../session/useSession.ts'
import type { CustomerService } from '../../site/site.ts'
import type { Target } from '../../ui/Go.tsx'
import { customerServiceTarget, entriesFor } from '../shared/serviceEntries.ts'
import type { Asking } from '../shared/serviceUrl.ts'
import { useMemberInfo } from '../shared/useMemberInfo.ts'

/** Whoever is here, as far as customer service is told. */
export function useAsking(): Asking {
  const own = useSession((state) => (state.status === 'member' ? state.session.userName : null))
  const { userName, clubLabel } = useMemberInfo() ?? {}
  return { userName: own ?? userName, labelId: clubLabel?.labelId, labelName: clubLabel?.labelName }
}

/** The entries for whoever is here. */
export const useEntries = (): readonly CustomerService[] =>
  entriesFor(usePlanned().facts.site.customerService, useAsking())

/** Contact us as a link, wherever it stands; undefined where the site has nobody to ask. */
export function useContact(): Target {
  const asking = useAsking()
  return customerServiceTarget(usePlanned().facts.site.customerService, asking.labelId, asking)
}
