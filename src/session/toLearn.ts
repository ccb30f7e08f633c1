import type { SessionInfo } from './codec.ts'
import type { MemberInfo } from './member.ts'

/** The details of member info that the session does not have yet; undefined: nothing new. */
export function toLearn(
  info: MemberInfo,
  session: SessionInfo,
): Partial<Pick<SessionInfo, 'type' | 'userName' | 'id' | 'customerId'>> | undefined {
  const type = info.type !== null && info.type !== session.type ? { type: info.type } : {}
  const name = info.userName !== null && info.userName !== session.userName ? { userName: info.userName } : {}
  const id = info.id !== null && session.id === null ? { id: info.id, customerId: info.id } : {}
  const facts = { ...type, ...name, ...id }
  return Object.keys(facts).length > 0 ? facts : undefined
}
