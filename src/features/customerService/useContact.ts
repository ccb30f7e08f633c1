import { usePlanned } from '../../registry/PlanContext.ts'
import { useSession } from '../../session/useSession.ts'
import type { CustomerService } from '../../site/site.ts'
import type { Target } from '../../ui/Go.tsx'
import { customerServiceTarget, entriesFor } from '../shared/serviceEntries.ts'
import type { Asking } from '../shared/serviceUrl.ts'
import { useMemberInfo } from '../shared/useMemberInfo.ts'

/** The data about the visitor that customer service gets. */
export function useAsking(): Asking {
  const own = useSession((state) => (state.status === 'member' ? state.session.userName : null))
  const { userName, clubLabel } = useMemberInfo() ?? {}
  return { userName: own ?? userName, labelId: clubLabel?.labelId, labelName: clubLabel?.labelName }
}

/** The entries for the current visitor. */
export const useEntries = (): readonly CustomerService[] =>
  entriesFor(usePlanned().facts.site.customerService, useAsking())

/** The link of Contact us; undefined if the site has no customer service. */
export function useContact(): Target {
  const asking = useAsking()
  return customerServiceTarget(usePlanned().facts.site.customerService, asking.labelId, asking)
}
