import { type Answer, fail, ok } from '../answer.ts'
import { type Call, type CallTable, everyone } from '../call.ts'
import { captchaRefusal } from '../captcha.ts'
import { factorRefusal, smsRefusal } from '../factor.ts'
import { bindIdentity } from '../identity/bind.ts'
import { identityOf } from '../identity.ts'
import { text } from '../json.ts'
import type { Member } from '../members.ts'
import { exclusionRefusal } from '../responsiblePlay.ts'
import { findMember, sessionValue } from '../session.ts'

/** Finds the member by name and password; a failure otherwise. */
const byPassword = async (call: Call): Promise<Member | Answer> => {
  const member = await findMember(call, text(call.body.username) || text(call.body.mobileNum))
  if (!member) return fail('not.exists.user', 'There is no such user.')
  if (member.password !== text(call.body.password)) {
    return fail('login.cred.err', 'The username or password is not right.')
  }
  if (member.loginFailure) return fail(member.loginFailure.code, member.loginFailure.message)
  return exclusionRefusal(call, member) ?? member
}

const bySms = async (call: Call): Promise<Answer> => {
  const mobile = text(call.body.mobileNum) || text(call.body.username)
  const member = await findMember(call, mobile)
  if (!member) return fail('not.exists.user', 'There is no such user.')
  const code = text(call.body.verificationCode) || text(call.body.password)
  return smsRefusal(call, mobile, code) ?? exclusionRefusal(call, member) ?? ok(sessionValue(call, member))
}

/** Finds the member to whom an identity is bound; a failure otherwise. */
const byIdentity = async (call: Call): Promise<Member | Answer> => {
  const identity = identityOf(text(call.body.firebaseIdToken))
  if (!identity) return fail('firebase.token.invalid', 'The sign-in could not be confirmed.')
  const members = await everyone(call)
  const member = members.find((candidate) => candidate.identities.includes(identity))
  if (!member) return fail('bind_customer_required', 'No account is bound to this identity (choose one).')
  return exclusionRefusal(call, member) ?? member
}

/** The failure that requests a second factor; undefined where the member has none. */
const factorWanted = ({ secondFactor }: Member): Answer | undefined => {
  const { sms, email, ga, payeeName } = secondFactor
  return sms || email || ga || payeeName
    ? fail('login_verify_required', 'One more step is needed to confirm that it is you.', {
        value: { email, ga, sms, payeeName },
      })
    : undefined
}

const login = async (call: Call): Promise<Answer> => {
  const type = text(call.body.type) || 'username'
  if (type === 'firebase') {
    const member = await byIdentity(call)
    if ('kind' in member) return member
    return factorWanted(member) ?? ok(sessionValue(call, member))
  }
  const refusal = await captchaRefusal(call, 'login')
  if (refusal) return refusal
  if (type === 'sms') return bySms(call)
  const member = await byPassword(call)
  if ('kind' in member) return member
  const wanted = factorWanted(member)
  if (wanted) return wanted
  bindIdentity(call, member)
  return ok(sessionValue(call, member))
}

const verify = async (call: Call): Promise<Answer> => {
  // After a login by token the confirmation uses the token, since there is no password.
  const isByToken = text(call.body.username) === '' && text(call.body.firebaseChannel) !== ''
  const member = isByToken ? await byIdentity(call) : await byPassword(call)
  if ('kind' in member) return member
  const refusal = factorRefusal(call, member)
  if (refusal) return refusal
  bindIdentity(call, member)
  return ok(sessionValue(call, member))
}

/** docs/contract.md: login, second factor, logout. */
export const loginCalls: CallTable = {
  'POST /wps/session/login': {
    encrypted: true,
    device: true,
    takes: 'login-request',
    answers: 'login-response',
    handle: login,
  },
  'POST /wps/session/login/verification': {
    encrypted: true,
    device: true,
    takes: 'second-factor-request',
    answers: 'login-response',
    handle: verify,
  },
  'POST /wps/session/logout': {
    handle: ({ session, merchantState }) => {
      if (session) merchantState.sessions.delete(session.token)
      return ok()
    },
  },
}
