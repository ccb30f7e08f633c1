import { type Answer, fail, ok } from '../answer.ts'
import { type Call, type CallTable, changeMember, fixture, statusOf } from '../call.ts'
import { captchaRefusal } from '../captcha.ts'
import { issueCode, sentTooMany } from '../codes.ts'
import { at, isRecord, text } from '../json.ts'
import { digitsOf, notLoggedIn } from '../session.ts'
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

const password = (call: Call): Answer => {
  const { member, body } = call
  if (!member) return notLoggedIn(call.headers)
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
  call.shop.feedback.push({
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

/** Contract section 7: codes, and what a member does with the own account. */
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
    session: true,
    encrypted: true,
    takes: 'change-password-request',
    handle: password,
  },
  'POST /wps/member/language': { session: true, takes: 'member-language-request', handle: language },
  'POST /wps/member/feedback': { session: true, takes: 'feedback-request', handle: feedback },
}
