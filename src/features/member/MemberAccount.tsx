import { useParts } from '../../layouts/PartsContext.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { MEMBER_HOME_PATH } from '../shared/paths.ts'
import { useFormats } from '../shared/useFormats.ts'
import { balanceOf, nameOf } from './model/memberView.ts'
import { useMember } from './useMember.ts'

/** The member's name and balance in the header. */
export default function MemberAccount() {
  const { AccountChip } = useParts()
  const { facts } = usePlanned()
  const { session, info } = useMember()
  const { money } = useFormats()
  return (
    <AccountChip
      state="member"
      userName={nameOf(info.data, session)}
      balance={balanceOf(info.data, facts.site.currency, money)}
      target={{ to: MEMBER_HOME_PATH }}
    />
  )
}
