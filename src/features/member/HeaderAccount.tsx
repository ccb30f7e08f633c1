import { useParts } from '../../layouts/PartsContext.ts'
import type { ScreenId } from '../../registry/ids.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import type { Target } from '../../ui/Go.tsx'
import { balanceOf, nameOf } from './model/memberView.ts'
import { MEMBER_HOME_PATH } from './paths.ts'
import { useMember } from './useMember.ts'

/** In the header: the ways in for a guest, the balance of a member. */
export default function HeaderAccount() {
  const { AccountChip } = useParts()
  const { plan, facts } = usePlanned()
  const { session, info } = useMember()
  if (!session) {
    const to = (id: ScreenId): Target => {
      const path = plan.screens.find(({ screen }) => screen.id === id)?.screen.paths[0]
      return path === undefined ? undefined : { to: path }
    }
    return <AccountChip state="guest" login={to('login')} register={to('register')} />
  }
  return (
    <AccountChip
      state="member"
      userName={nameOf(info.data, session)}
      balance={balanceOf(info.data, facts.site.currency)}
      target={{ to: MEMBER_HOME_PATH }}
    />
  )
}
