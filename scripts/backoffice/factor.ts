import { type Answer, fail } from './answer.ts'
import type { Call } from './call.ts'
import { authenticatorStep, redeemCode } from './codes.ts'
import { identityOf } from './identity.ts'
import { text } from './json.ts'
import type { Member } from './members.ts'
import { digitsOf, sameName, sameNumber } from './session.ts'
import type { MerchantState } from './world.ts'

type Redeemed = 'good' | 'wrong' | 'expired' | 'used'

const codeProblem = { wrong: 'is not right', expired: 'has expired', used: 'has been used already' }

const wrong = (message: string): Answer => fail('login.verify.err', message)

const codeRefusal = (result: Redeemed): Answer | undefined =>
  result === 'good' ? undefined : wrong(`The verification code ${codeProblem[result]}.`)

/** Redeems an SMS code. Returns the failure if it is invalid. */
export const smsRefusal = (call: Call, mobileNum: string, code: string): Answer | undefined => {
  const result = redeemCode(call, 'sms', digitsOf(mobileNum), code)
  if (result === 'good') return undefined
  const name = result === 'expired' ? 'verification.code.expired' : 'verification.code.err'
  return fail(name, `The verification code ${codeProblem[result]}.`)
}

/** Member id → the authenticator's last used step: a code is valid once (RFC 6238, section 5.2). */
const lastSteps = new WeakMap<MerchantState, Map<string, number>>()

const redeemStep = ({ merchantState, world }: Call, member: Member, code: string): Redeemed => {
  const found = authenticatorStep(member.ga, code, world.now())
  if (found === 'always') return 'good'
  if (found === undefined) return 'wrong'
  if (found.age > 1) return 'expired'
  const used = lastSteps.get(merchantState) ?? new Map<string, number>()
  lastSteps.set(merchantState, used)
  const id = String(member.id)
  if (found.step <= (used.get(id) ?? 0)) return 'used'
  used.set(id, found.step)
  return 'good'
}

const emailRefusal = (call: Call, member: Member): Answer | undefined => {
  if (!sameName(member.email, text(call.body.email))) return wrong('The email is not right.')
  const code = text(call.body.verificationCode)
  // The address itself is the proof (docs/conformance.md § 1.5). A code is checked where there is one.
  return code === '' ? undefined : codeRefusal(redeemCode(call, 'email', member.email.toLowerCase(), code))
}

const phoneRefusal = (call: Call, member: Member): Answer | undefined => {
  const mobile = digitsOf(text(call.body.mobileNum))
  if (!sameNumber(member.mobileNum, mobile)) return wrong('The mobile number is not right.')
  const idToken = text(call.body.firebaseIdToken)
  // With a channel, the token identifies the login, and the code is the proof.
  if (idToken === '' || text(call.body.firebaseChannel) !== '')
    return smsRefusal(call, mobile, text(call.body.verificationCode))
  const [kind, number = ''] = (identityOf(idToken) ?? '').split(':')
  return kind === 'phone' && sameNumber(member.mobileNum, number)
    ? undefined
    : wrong('The mobile number could not be confirmed.')
}

/** The failure of an invalid second factor; undefined where it is valid (docs/conformance.md § 1.3). */
export const factorRefusal = (call: Call, member: Member): Answer | undefined => {
  const { body } = call
  const { email, payeeName, ga, sms } = member.secondFactor
  switch (text(body.method)) {
    case 'E':
      return email ? emailRefusal(call, member) : wrong('The email is not right.')
    case 'P':
      return payeeName && sameName(member.payeeName, text(body.payeeName))
        ? undefined
        : wrong('The payee name is not right.')
    case 'G':
      return codeRefusal(ga ? redeemStep(call, member, text(body.authCode)) : 'wrong')
    case 'S':
      return sms ? phoneRefusal(call, member) : wrong('The mobile number is not right.')
    default:
      return wrong('Unknown method.')
  }
}
