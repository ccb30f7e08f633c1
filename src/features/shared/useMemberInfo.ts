import { usePlanned } from '../../registry/PlanContext.ts'
import type { MemberInfo } from '../../session/member.ts'
import { memberInfoQuery } from './memberInfo.ts'
import { useAppQuery } from './queries.ts'

/** The member info; undefined for guests and while loading. */
export function useMemberInfo(): MemberInfo | undefined {
  const enabled = usePlanned().facts.session.state === 'member'
  const { data } = useAppQuery({ ...memberInfoQuery(), enabled })
  return (enabled && data) || undefined
}
