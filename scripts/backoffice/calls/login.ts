import { type Answer, fail, ok } from '../answer.ts'
import { type Call, type CallTable, everyone } from '../call.ts'
import { captchaRefusal } from '../captcha.ts'
import { authenticatorHolds, redeemCode } from '../codes.ts'
import { identityOf } from '../identity.ts'
import { text } from '../json.ts'
import type { Member } from '../members.ts'
import { digitsOf, findMember, sameName, sameNumber, sessionValue } from '../session.ts'

const codeProblem = { wrong: 'is not right', expired: 'has expired', used: 'has been used already' }

/** Redeems an SMS code; the failure to answer when it does not hold. */
export const smsRefusal = (call: Call, mobileNum: string, code: string): Answer | undefined => {
  const result = redeemCode(call, 'sms', digitsOf(mobileNum), code)
  if (result === 'good') return undefined
  const name = result === 'expired' ? 'verification.code.expired' : 'verification.code.err'
  return fail(name, `The verification code ${codeProblem[result]}.`)
}

/** Finds the member by name and password; a failure otherwise. */
const byPassword = async (call: Call): Promise<Member | Answer> => {
  const member = await findMember(call, text(call.body.username) || text(call.body.mobileNum))
  if (!member) return fail('not.exists.user', 'There is no such user.')
  if (member.password !== text(call.body.password)) {
    return fail('login.cred.err', 'The username or password is not right.')
  }
  return member
}

const bySms = async (call: Call): Promise<Answer> => {
  const mobile = text(call.body.mobileNum) || text(call.body.username)
  const member = await findMember(call, mobile)
  if (!member) return fail('not.exists.user', 'There is no such user.')
  const code = text(call.body.verificationCode) || text(call.body.password)
  return smsRefusal(call, mobile, code) ?? ok(sessionValue(call, member))
}

const byIdentity = async (call: Call): Promise<Answer> => {
  const identity = identityOf(text(call.body.firebaseIdToken))
  if (!identity) return fail('firebase.token.invalid', 'The sign-in could not be confirmed.')
  const members = await everyone(call)
  const member = members.find((candidate) => candidate.identities.includes(identity))
  return member
    ? ok(sessionValue(call, member))
    : fail('bind_customer_required', 'No account is bound to this identity (choose one).')
}

const login = async (call: Call): Promise<Answer> => {
  const type = text(call.body.type) || 'username'
  if (type === 'firebase') return byIdentity(call)
  const refusal = await captchaRefusal(call, 'login')
  if (refusal) return refusal
  if (type === 'sms') return bySms(call)
  const member = await byPassword(call)
  if ('kind' in member) return member
  const { sms, email, ga, payeeName } = member.secondFactor
  if (sms || email || ga || payeeName) {
    const value = { email, ga, sms, payeeName }
    return fail('login_verify_required', 'One more step is needed to confirm that it is you.', { value })
  }
  return ok(sessionValue(call, member))
}

const wrong = (message: string): Answer => fail('login.verify.err', message)

const factorRefusal = (call: Call, member: Member): Answer | undefined => {
  const { body, world } = call
  const { secondFactor } = member
  switch (text(body.method)) {
    case 'E': {
      if (!secondFactor.email || !sameName(member.email, text(body.email)))
        return wrong('The email is not right.')
      const code = text(body.verificationCode)
      const result = code === '' ? 'good' : redeemCode(call, 'email', member.email.toLowerCase(), code)
      return result === 'good' ? undefined : wrong(`The verification code ${codeProblem[result]}.`)
    }
    case 'P':
      return secondFactor.payeeName && sameName(member.payeeName, text(body.payeeName))
        ? undefined
        : wrong('The payee name is not right.')
    case 'G':
      return secondFactor.ga && authenticatorHolds(member.ga, text(body.authCode), world.now())
        ? undefined
        : wrong('The verification code is not right.')
    case 'S': {
      const mobile = digitsOf(text(body.mobileNum))
      if (!secondFactor.sms || !sameNumber(member.mobileNum, mobile)) {
        return wrong('The mobile number is not right.')
      }
      return smsRefusal(call, mobile, text(body.verificationCode))
    }
    default:
      return wrong('Unknown method.')
  }
}

const verify = async (call: Call): Promise<Answer> => {
  const member = await byPassword(call)
  if ('kind' in member) return member
  return factorRefusal(call, member) ?? ok(sessionValue(call, member))
}

/** Contract section 7: login, second factor, logout. */
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
    handle: ({ session, shop }) => {
      if (session) shop.sessions.delete(session.token)
      return ok()
    },
  },
}
