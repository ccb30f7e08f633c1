import { encodeSession, sessionFromAnswer } from '../../src/session/codec.ts'
import { type Call, everyone, flagIsOn } from './call.ts'
import { sessionValue } from './session.ts'

/** Opens a session of a member without a login, as the app stores it; undefined: there is no such member. */
export const storedSession = async (
  whose: Pick<Call, 'merchants' | 'merchant' | 'merchantState' | 'world'>,
  name: string,
): Promise<string | undefined> => {
  const member = (await everyone(whose)).find(({ userName }) => userName === name)
  if (!member) return undefined
  const answer = sessionValue({ ...whose, headers: new Headers() }, member)
  const session = sessionFromAnswer(answer, whose.merchant.code)
  if (!session) return undefined
  const updatePassword = member.passwordExpired && (await flagIsOn(whose, 'PWDEXPFORCECHANGE3'))
  return encodeSession({ ...session, ...(updatePassword && { updatePassword }) })
}
