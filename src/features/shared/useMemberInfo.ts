import { usePlanned } from '../../registry/PlanContext.ts'
import type { MemberInfo } from '../../session/member.ts'
import { memberInfoQuery } from './memberInfo.ts'
import { useAppQuery } from './queries.ts'

/** What is known about the member; undefined for guests, and until it is known. */
export function useMemberInfo(): MemberInfo | undefined {
  const enabled = usePlanned().facts.session.state === 'member'
  const { data } = useAppQuery({ ...memberInfoQuery(), enabled })
  return (enabled && data) || undefined
}
