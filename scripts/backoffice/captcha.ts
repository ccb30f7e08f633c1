import { randomBytes } from 'node:crypto'
import { type Answer, fail } from './answer.ts'
import { type Call, flagIsOn, statusOf } from './call.ts'
import { isOfflineToken } from './captcha/puzzles.ts'
import { vendorIsDown } from './captcha/troubles.ts'
import { redeemCode } from './codes.ts'
import { at, isOn, parseRecord, text } from './json.ts'
import type { MerchantState, World } from './world.ts'

const tokenLifeMs = 60_000
const tokenLength = 50

/** Name of the switch that makes the server require a captcha where the merchant's status does. */
export const captchaSwitch = 'captcha.enforce'

/** A token of the captcha service for a solved puzzle: 50 characters, valid once, for 60 s. */
export const issueCaptcha = (world: World, merchantState: MerchantState): string => {
  const token = randomBytes(tokenLength).toString('base64url').slice(0, tokenLength)
  merchantState.captchas.set(token, world.now() + tokenLifeMs)
  return token
}

const sliderToken = ({ body }: Call): string => {
  const v4 =
    typeof body.geetestValidateV4 === 'string' ? parseRecord(body.geetestValidateV4) : body.geetestValidateV4
  return (
    text(at(v4, 'pass_token')) ||
    text(body.geetestValidateV4) ||
    text(body.geetestSeccode).replace(/\|jordan$/, '')
  )
}

const redeemSlider = (call: Call): boolean => {
  const token = sliderToken(call)
  if (isOfflineToken(token)) return token.length === tokenLength && vendorIsDown(call.merchantState)
  const end = call.merchantState.captchas.get(token)
  call.merchantState.captchas.delete(token)
  return token.length === tokenLength && end !== undefined && end > call.world.now()
}

/** The failure of a call with a missing, wrong, expired or used captcha; undefined where none is required or it is valid. */
export const captchaRefusal = async (
  call: Call,
  where: 'login' | 'register' | 'sms',
): Promise<Answer | undefined> => {
  if (!call.world.switches.has(captchaSwitch)) return undefined
  const status = await statusOf(call)
  const info = at(status, 'info')
  const demanded =
    where === 'sms' ? await flagIsOn(call, 'GEETESTVCODE3') : isOn(at(info, where, 'captcha', 'enabled'))
  if (!demanded) return undefined
  // A test site has no slider at login: the same rule as in the front end.
  const loginSlider = isOn(at(info, 'login', 'geetest')) && !isOn(at(status, 'test'))
  const registerSlider = where === 'register' && isOn(at(info, 'register', 'geetest'))
  const slider = where === 'sms' || loginSlider || registerSlider
  if (slider)
    return redeemSlider(call) ? undefined : fail('captcha.err', 'Please complete the verification again.')
  const result = redeemCode(call, 'captcha', 'image', text(call.body.captcha))
  return result === 'good' ? undefined : fail('captcha.err', 'The verification code is not right.')
}
