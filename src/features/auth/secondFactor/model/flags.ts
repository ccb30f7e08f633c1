import { isRecord } from '../../../../json/read.ts'
/** The second factors that a login's answer allows (docs/conformance.md § 1.3). */
export interface SecondFactorFlags {
  readonly email: boolean
  readonly ga: boolean
  readonly sms: boolean
  readonly payeeName: boolean
}

const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true'

/** Reads the flags sent with `login_verify_required`. Back offices send true as a boolean, a number or a string. */
export function readFlags(value: unknown): SecondFactorFlags {
  const sent = isRecord(value) ? value : {}
  return {
    email: isOn(sent.email),
    ga: isOn(sent.ga),
    sms: isOn(sent.sms),
    payeeName: isOn(sent.payeeName),
  }
}
