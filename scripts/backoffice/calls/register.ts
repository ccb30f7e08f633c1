import { randomBytes, randomInt } from 'node:crypto'
import { type Answer, fail, ok } from '../answer.ts'
import { type Call, type CallTable, everyone, statusOf } from '../call.ts'
import { captchaRefusal } from '../captcha.ts'
import { smsRefusal } from '../factor.ts'
import { identityOf } from '../identity.ts'
import { at, text } from '../json.ts'
import { type Member, readMember } from '../members.ts'
import { digitsOf, sameName, sameNumber, sessionValue } from '../session.ts'

const userNameRule = /^[a-z0-9_]{4,20}$/i
const shortestPassword = 6
const longestPassword = 64

/** The failure of an invalid password. */
export const passwordRefusal = (password: string): Answer | undefined =>
  password.length < shortestPassword || password.length > longestPassword
    ? fail('password.invalid', `A password has ${shortestPassword} to ${longestPassword} characters.`)
    : undefined

const admit = async (
  call: Call,
  known: { userName: string; mobileNum: string; password: string },
): Promise<Answer> => {
  const status = await statusOf(call)
  const identity = identityOf(text(call.body.firebaseIdToken))
  const member = readMember({
    ...known,
    id: `${Date.now()}${randomInt(100, 1000)}`,
    type: 0,
    regDate: new Date(call.world.now()).toISOString(),
    language: call.headers.get('language') ?? '',
    balance: 0,
    currency: at(status, 'info', 'currency'),
    firstTimeLogin: true,
    identities: identity ? [identity] : [],
  })
  if (!member) return fail('username.invalid', 'A username is needed.')
  const registered: Member = member
  call.merchantState.registered.push(registered)
  const { token, ...session } = sessionValue(call, registered)
  // The flag decides whether registering also logs in; absent means that it does.
  if (call.body.login === false) call.merchantState.sessions.delete(token)
  const { id, userName, firstTimeLogin } = session
  return ok({ id, userName, firstTimeLogin, ...(call.body.login === false ? {} : { token }) })
}

const byName = async (call: Call): Promise<Answer> => {
  const userName = text(call.body.username).trim()
  const password = text(call.body.password)
  if (!userNameRule.test(userName)) {
    return fail('username.invalid', 'A username has 4 to 20 letters, digits or underscores.')
  }
  const refusal = passwordRefusal(password) ?? (await captchaRefusal(call, 'register'))
  if (refusal) return refusal
  const taken = (await everyone(call)).some((member) => sameName(member.userName, userName))
  if (taken) return fail('customer.name.exists', 'This username is taken.')
  return admit(call, { userName, mobileNum: '', password })
}

/** The failure of an unverified number: neither by a sent code nor by Firebase. */
const numberRefusal = (call: Call, mobileNum: string): Answer | undefined => {
  const idToken = text(call.body.firebaseIdToken)
  if (idToken === '') return smsRefusal(call, mobileNum, text(call.body.verificationCode))
  const [kind, number = ''] = (identityOf(idToken) ?? '').split(':')
  return kind === 'phone' && sameNumber(number, mobileNum)
    ? undefined
    : fail('verification.code.err', 'The mobile number could not be confirmed.')
}

const byMobile = async (call: Call): Promise<Answer> => {
  const mobileNum = digitsOf(text(call.body.mobileNum))
  if (mobileNum.length < 6 || mobileNum.length > 15)
    return fail('mobile.invalid', 'The mobile number is not right.')
  const standard = text(at(await statusOf(call), 'info', 'register', 'defaultPassword'))
  const password = text(call.body.password) || standard || randomBytes(12).toString('base64url')
  const refusal = passwordRefusal(password) ?? (await captchaRefusal(call, 'register'))
  if (refusal) return refusal
  const taken = (await everyone(call)).some((member) => sameNumber(member.mobileNum, mobileNum))
  if (taken) return fail('mobile.exists', 'This mobile number is registered already.')
  return numberRefusal(call, mobileNum) ?? admit(call, { userName: mobileNum, mobileNum, password })
}

const automatic = async (call: Call): Promise<Answer> => {
  const members = await everyone(call)
  const identity = identityOf(text(call.body.firebaseIdToken))
  if (!identity) return fail('firebase.token.invalid', 'The sign-in could not be confirmed.')
  if (members.some((member) => member.identities.includes(identity)))
    return fail('customer.identity.exists', 'An account is bound to this identity already.')
  const names = new Set(members.map((member) => member.userName.toLowerCase()))
  let userName = ''
  do userName = `p${randomInt(10_000_000, 100_000_000)}`
  while (names.has(userName))
  const password = text(call.body.password) || randomBytes(12).toString('base64url')
  return passwordRefusal(password) ?? admit(call, { userName, mobileNum: '', password })
}

const common = {
  encrypted: true,
  device: true,
  takes: 'register-request',
  answers: 'register-response',
} as const

/** docs/contract.md: the three ways to become a member. */
export const registerCalls: CallTable = {
  'POST /wps/member/register': { ...common, moduleId: 'REG3', handle: byName },
  'POST /wps/member/register/mobile': { ...common, moduleId: 'MOBILENUMREG3', handle: byMobile },
  'POST /wps/member/register/autoUsername': { ...common, handle: automatic },
}
