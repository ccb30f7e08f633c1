import { at } from '../../../json/read.ts'
import type { CaptchaFields } from './types.ts'

const text = (value: unknown, name: string): string | undefined => {
  const found = at(value, name)
  return typeof found === 'string' && found !== '' ? found : undefined
}

/** The result of v3's `getValidate()` as fields of the request; undefined if it is not valid. */
export function fieldsOf3(validate: unknown): CaptchaFields | undefined {
  const geetestChallenge = text(validate, 'geetest_challenge')
  const geetestSeccode = text(validate, 'geetest_seccode')
  const geetestValidate = text(validate, 'geetest_validate')
  return geetestChallenge && geetestSeccode && geetestValidate
    ? { geetestChallenge, geetestSeccode, geetestValidate }
    : undefined
}

/** The whole result of v4's `getValidate()` as the request's field, in JSON. */
export function fieldsOf4(validate: unknown): CaptchaFields | undefined {
  const isResult = text(validate, 'lot_number') && text(validate, 'pass_token')
  return isResult ? { geetestValidateV4: JSON.stringify(validate) } : undefined
}
