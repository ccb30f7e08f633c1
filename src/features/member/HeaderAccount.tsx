import { useParts } from '../../layouts/PartsContext.ts'
import type { ScreenId } from '../../registry/ids.ts'
import { LazyPart } from '../../registry/LazyPart.tsx'
import { lazy } from '../../registry/lazy.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import type { Target } from '../../ui/Go.tsx'

const NOTHING = {}
/** Loaded lazily: the code that requests the balance is not needed for the first paint. */
const memberAccount = lazy(() => import('./MemberAccount.tsx'))

/** The header's account area: login and register for a guest, the balance for a member. */
export default function HeaderAccount() {
  const { AccountChip } = useParts()
  const { plan, facts } = usePlanned()
  if (facts.session.state === 'member') {
    return <LazyPart feature="member" load={memberAccount} props={NOTHING} />
  }
  const to = (id: ScreenId): Target => {
    const path = plan.screens.find(({ screen }) => screen.id === id)?.screen.paths[0]
    return path === undefined ? undefined : { to: path }
  }
  return <AccountChip state="guest" login={to('login')} register={to('register')} />
}
