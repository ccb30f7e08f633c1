import { isRecord } from '../../../../json/read.ts'
/** Which second factors the answer of a login allows (docs/conformance.md § 1.3). */
export interface SecondFactorFlags {
  readonly email: boolean
  readonly ga: boolean
  readonly sms: boolean
  readonly payeeName: boolean
}

const isOn = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true'

/** The flags beside `login_verify_required`, in any of the ways in which back offices write a switch. */
export function readFlags(value: unknown): SecondFactorFlags {
  const sent = isRecord(value) ? value : {}
  return {
    email: isOn(sent.email),
    ga: isOn(sent.ga),
    sms: isOn(sent.sms),
    payeeName: isOn(sent.payeeName),
  }
}
