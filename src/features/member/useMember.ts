import { useEffect } from 'react'
import type { SessionInfo } from '../../session/codec.ts'
import type { MemberInfo } from '../../session/member.ts'
import { toLearn } from '../../session/toLearn.ts'
import { useSession, useSessionStore } from '../../session/useSession.ts'
import type { QueryOutcome } from '../shared/loadable.ts'
import { memberInfoQuery } from '../shared/memberInfo.ts'
import { useAppQuery } from '../shared/queries.ts'

export interface Member {
  /** Undefined for a guest. */
  readonly session: SessionInfo | undefined
  readonly info: QueryOutcome<MemberInfo | null>
}

/** Returns the current session and member info from the back office, and copies new details into the session. */
export function useMember(): Member {
  const store = useSessionStore()
  const session = useSession((state) => (state.status === 'member' ? state.session : undefined))
  const { data, error, refetch } = useAppQuery({ ...memberInfoQuery(), enabled: session !== undefined })

  useEffect(() => {
    const facts = data && session && toLearn(data, session)
    if (facts) store.dispatch({ type: 'learned', token: session.token, facts })
  }, [data, session, store])

  return { session, info: { data, error, refetch } }
}
