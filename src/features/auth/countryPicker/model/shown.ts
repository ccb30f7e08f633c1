import type { DialingCountry, Here } from './countries.ts'

export interface PickerFacts {
  /** UPDATEMOBILEICC3 is on, or Firebase sends the codes. */
  readonly codeWanted: boolean
  /** The feature's own gate is open: no setting disables the picker. */
  readonly pickerOn: boolean
  readonly countries: readonly DialingCountry[]
  readonly here: Here
}

/** What stands before a mobile number: a choice, a code that is as it is, or nothing. */
export type InFront = 'picker' | 'code' | 'nothing'

/**
 * § 2.5: the dialing code is shown where UPDATEMOBILEICC3 is on or Firebase is used; it can be chosen only
 * where country, dialing code and list are all loaded, the list has an entry, and no setting disables the picker.
 */
export function inFront({ codeWanted, pickerOn, countries, here }: PickerFacts): InFront {
  if (!codeWanted) return 'nothing'
  const loaded = here.code !== undefined && here.dialingCode !== undefined && countries.length > 0
  if (loaded && pickerOn) return 'picker'
  return here.dialingCode === undefined ? 'nothing' : 'code'
}
