import type { DialingCountry, Here } from './countries.ts'

export interface PickerFacts {
  /** UPDATEMOBILEICC3 is on, or Firebase sends the codes. */
  readonly codeWanted: boolean
  /** The feature `countryPicker` is on: no setting disables it. */
  readonly pickerOn: boolean
  readonly countries: readonly DialingCountry[]
  readonly here: Here
}

/** What is shown in front of a mobile number: the country button, the code as plain text, or nothing. */
export type InFront = 'picker' | 'code' | 'nothing'

/**
 * § 2.5: the dialing code is shown if UPDATEMOBILEICC3 is on or Firebase is used. It can be changed only if country, dialing
 * code and list are all loaded, the list is not empty, and no setting disables the picker.
 */
export function inFront({ codeWanted, pickerOn, countries, here }: PickerFacts): InFront {
  if (!codeWanted) return 'nothing'
  const loaded = here.code !== undefined && here.dialingCode !== undefined && countries.length > 0
  if (loaded && pickerOn) return 'picker'
  return here.dialingCode === undefined ? 'nothing' : 'code'
}
