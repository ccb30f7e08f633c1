import { randomBytes } from 'node:crypto'
import { type Answer, fail } from './answer.ts'
import { type Call, changeMember, everyone } from './call.ts'
import type { Member } from './members.ts'
import { type MerchantState, type Session, sessionLifeMs, type World } from './world.ts'

/** A new session for a member, by the Device header of the call that opened it. */
export const openSession = (
  call: Pick<Call, 'world' | 'merchantState' | 'headers'>,
  member: Member,
): Session => {
  const session: Session = {
    token: randomBytes(24).toString('base64url'),
    memberId: String(member.id),
    device: call.headers.get('device') ?? '',
    expiresAt: call.world.now() + sessionLifeMs,
  }
  call.merchantState.sessions.set(session.token, session)
  return session
}

/** The valid session of a token. Each use extends it by half an hour. */
export const touchSession = (
  merchantState: MerchantState,
  world: World,
  token: string,
): Session | undefined => {
  const session = merchantState.sessions.get(token)
  if (!session) return undefined
  if (session.expiresAt <= world.now()) {
    merchantState.sessions.delete(token)
    return undefined
  }
  session.expiresAt = world.now() + sessionLifeMs
  return session
}

/** The answer of both login calls and of the automatic login after registration. */
export const sessionValue = (
  call: Pick<Call, 'merchants' | 'merchant' | 'world' | 'merchantState' | 'headers'>,
  member: Member,
) => {
  const { token } = openSession(call, member)
  // The next login is not the first any more. An expired password is reported at each login until it is changed.
  if (member.firstTimeLogin) changeMember(call, member, { firstTimeLogin: false })
  return {
    token,
    id: member.id,
    userName: member.userName,
    customerType: member.type,
    firstTimeLogin: member.firstTimeLogin,
    ...(member.passwordExpired ? { passwordExpired: true } : {}),
  }
}

/** Names are compared without case and surrounding blanks. */
export const sameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** The digits only, so that +55 (21) 98700-1011 and 5521987001011 are equal. */
export const digitsOf = (number: string): string => number.replace(/\D/g, '')

/** Whether two numbers are equal, with or without the country's dialing code (three digits at most). */
export const sameNumber = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [digitsOf(one), digitsOf(other)].sort((a, b) => a.length - b.length)
  return short === long
    ? short !== ''
    : short.length >= 8 && long.length - short.length <= 3 && long.endsWith(short)
}

/** The member of a user name or a mobile number. */
export const findMember = async (call: Call, name: string): Promise<Member | undefined> => {
  const members = await everyone(call)
  return (
    members.find((member) => sameName(member.userName, name)) ??
    members.find((member) => sameNumber(member.mobileNum, name))
  )
}

/** The failure of a call without a session that needs one. */
export const notLoggedIn = (headers: Headers): Answer =>
  headers.get('authorization')
    ? fail('user.or.token.invalid', 'Your session has ended. Please log in again.')
    : fail('customer.not.login', 'Please log in.')
