import { type Answer, fail, ok } from '../answer.ts'
import { type Call, type CallTable, changeMember, everyone, fixture, statusOf } from '../call.ts'
import { captchaRefusal } from '../captcha.ts'
import { issueCode, redeemCode, sentTooMany } from '../codes.ts'
import { identityOf } from '../identity.ts'
import { at, isRecord, type JsonRecord, text } from '../json.ts'
import type { Member } from '../members.ts'
import { digitsOf, notLoggedIn, sameName, sameNumber } from '../session.ts'
import { passwordRefusal } from './register.ts'

const codeLifeS = 120
const codeDigits = 6

const info = async (call: Call): Promise<Answer> => {
  const { member } = call
  if (!member) return notLoggedIn(call.headers)
  const { id, userName, type, regDate, clubLabel, balance, currency } = member
  const language = member.language || call.headers.get('language') || ''
  const own = { type, id, userName, account: userName, regDate, language, clubLabel, balance, currency }
  const shown = await fixture(call, 'member/info')
  return ok(isRecord(shown) ? { ...own, ...shown } : own)
}

/** Whether all account data of a reset match this member, the receiver of the code included. */
const isMeant = (member: Member, body: JsonRecord): boolean => {
  const username = text(body.username)
  const mobileNum = text(body.mobileNum)
  const email = text(body.email)
  return (
    (username === '' || sameName(member.userName, username)) &&
    (mobileNum === '' || sameNumber(member.mobileNum, mobileNum)) &&
    (email === '' || sameName(member.email, email))
  )
}

const codeOf = (call: Call): ReturnType<typeof redeemCode> => {
  const { body } = call
  const idToken = text(body.firebaseIdToken)
  const mobileNum = text(body.mobileNum)
  if (idToken !== '') {
    const [kind, number = ''] = (identityOf(idToken) ?? '').split(':')
    return kind === 'phone' && sameNumber(number, mobileNum) ? 'good' : 'wrong'
  }
  const email = text(body.email).trim().toLowerCase()
  const code = text(body.verificationCode)
  return email === ''
    ? redeemCode(call, 'sms', digitsOf(mobileNum), code)
    : redeemCode(call, 'email', email, code)
}

/** A forgotten password. The answer never reveals whether the account exists: the code is checked first. */
const resetPassword = async (call: Call): Promise<Answer> => {
  const { body, merchantState } = call
  const wanted = text(body.newPassword)
  const refusal = passwordRefusal(wanted)
  if (refusal) return refusal
  const result = codeOf(call)
  if (result === 'expired') return fail('verification.code.expired', 'The verification code has expired.')
  const member = (await everyone(call)).find((candidate) => isMeant(candidate, body))
  if (result !== 'good' || !member)
    return fail('verification.code.err', 'The verification code is not right, or not of this account.')
  changeMember(call, member, { password: wanted, passwordExpired: false })
  for (const [token, { memberId }] of merchantState.sessions)
    if (memberId === String(member.id)) merchantState.sessions.delete(token)
  return ok()
}

/** Whether a request without a session names the receiver of a code: then it resets a forgotten password. */
const isReset = ({ headers, body }: Call): boolean =>
  !headers.get('authorization') && (text(body.mobileNum) !== '' || text(body.email) !== '')

const password = (call: Call): Answer | Promise<Answer> => {
  const { member, body } = call
  if (!member) return isReset(call) ? resetPassword(call) : notLoggedIn(call.headers)
  const wanted = text(body.newPassword)
  if (text(body.oldPassword) !== member.password)
    return fail('password.old.err', 'The old password is not right.')
  if (wanted === member.password)
    return fail('password.same', 'The new password must differ from the old one.')
  const refusal = passwordRefusal(wanted)
  if (refusal) return refusal
  changeMember(call, member, { password: wanted, passwordExpired: false, firstTimeLogin: false })
  return ok()
}

const language = async (call: Call): Promise<Answer> => {
  const { member, body } = call
  if (!member) return notLoggedIn(call.headers)
  const allowed = at(await statusOf(call), 'info', 'languages')
  if (Array.isArray(allowed) && !allowed.includes(body.language)) {
    return fail('language.not.allowed', 'This language is not offered.')
  }
  changeMember(call, member, { language: text(body.language) })
  return ok()
}

const feedback = (call: Call): Answer => {
  const title = text(call.body.title).trim()
  const content = text(call.body.content).trim()
  if (title === '' || content === '') return fail('feedback.invalid', 'A title and a message are needed.')
  call.merchantState.feedback.push({
    title,
    content,
    contact: text(call.body.contact),
    memberId: call.member?.id ?? null,
  })
  return ok()
}

const sendSms = async (call: Call): Promise<Answer> => {
  const to = digitsOf(text(call.body.mobileNum))
  if (to.length < 6 || to.length > 15) return fail('mobile.invalid', 'The mobile number is not right.')
  const refusal = await captchaRefusal(call, 'sms')
  if (refusal) return refusal
  if (sentTooMany(call, 'sms', to))
    return fail('TOO_MANY_REQUEST_SMS', 'Too many codes. Please wait a minute.')
  issueCode(call, { channel: 'sms', to, digits: codeDigits, lifeMs: codeLifeS * 1000 })
  return ok({ expirationTime: codeLifeS })
}

const sendEmail = (call: Call): Answer => {
  const to = text(call.body.email).trim().toLowerCase()
  if (!/^[^@\s]+@[^@\s]+$/.test(to)) return fail('email.invalid', 'The email is not right.')
  if (sentTooMany(call, 'email', to))
    return fail('TOO_MANY_REQUEST_EMAIL', 'Too many codes. Please wait a minute.')
  issueCode(call, { channel: 'email', to, digits: codeDigits, lifeMs: codeLifeS * 1000 })
  return ok({ expirationTime: codeLifeS })
}

/** docs/contract.md: codes, and calls on a member's own account. */
export const memberCalls: CallTable = {
  'POST /wps/verification/sms/noLogin': {
    takes: 'send-sms-code-request',
    answers: 'verification-sent',
    handle: sendSms,
  },
  'POST /wps/verification/email/noLogin': {
    takes: 'send-email-code-request',
    answers: 'verification-sent',
    handle: sendEmail,
  },
  'GET /wps/member/info': { session: true, answers: 'member-info', handle: info },
  'POST /wps/member/password': {
    encrypted: true,
    takes: 'change-password-request',
    handle: password,
  },
  'POST /wps/member/language': { session: true, takes: 'member-language-request', handle: language },
  'POST /wps/member/feedback': { session: true, takes: 'feedback-request', handle: feedback },
}
