import { describe, expect, it } from 'vitest'
import { inFront, type PickerFacts } from '../../../../../../src/features/auth/countryPicker/model/shown.ts'
import { PAGE, stepTo } from '../../../../../../src/features/auth/countryPicker/model/step.ts'

const BR = { code: 'BR', dialingCode: '55', name: 'Brazil', sentName: 'Brasil' }
const all: PickerFacts = {
  codeWanted: true,
  pickerOn: true,
  countries: [BR],
  here: { code: 'BR', dialingCode: '55' },
}

describe('what stands before a mobile number (docs/conformance.md § 2.5)', () => {
  it.each<[string, Partial<PickerFacts>, ReturnType<typeof inFront>]>([
    ['the picker, where all is loaded', {}, 'picker'],
    ['nothing without UPDATEMOBILEICC3 and Firebase', { codeWanted: false }, 'nothing'],
    ['the code alone where the picker is disabled', { pickerOn: false }, 'code'],
    ['the code alone while the list is empty', { countries: [] }, 'code'],
    ['the code alone without a country', { here: { code: undefined, dialingCode: '55' } }, 'code'],
    ['nothing without a code', { here: { code: 'BR', dialingCode: undefined } }, 'nothing'],
    [
      'nothing before anything is loaded',
      { countries: [], here: { code: undefined, dialingCode: undefined } },
      'nothing',
    ],
  ])('%s', (_, facts, expected) => expect(inFront({ ...all, ...facts })).toBe(expected))
})

describe('keys in the list of countries', () => {
  it.each([
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, 0],
    ['ArrowDown', -1, 3, 0],
    ['ArrowUp', 0, 3, 2],
    ['ArrowUp', -1, 3, 2],
    ['ArrowUp', 2, 3, 1],
    ['PageDown', 0, 20, PAGE],
    ['PageDown', 18, 20, 19],
    ['PageUp', 3, 20, 0],
    ['a', 0, 3, undefined],
    ['ArrowDown', 0, 0, undefined],
  ])('%s at %i of %i leads to %s', (key, at, count, next) => expect(stepTo(key, at, count)).toBe(next))
})
