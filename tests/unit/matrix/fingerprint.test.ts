import { describe, expect, it } from 'vitest'
import { comparison, type Fingerprint, parseFingerprint, refusal } from '../../matrix/rules/fingerprint.ts'

const known: Fingerprint = {
  browser: '156.0',
  platform: 'linux x64',
  fonts: 'abc',
  configuration: 'def',
  text: '100 110 120',
}
const newer: Fingerprint = { ...known, browser: '157.0' }

describe('on another set-up', () => {
  it('nothing is left out where all is the same, or where there is nothing yet', () => {
    expect(comparison(known, { ...known })).toEqual({ pictures: true, boxes: true })
    expect(comparison(undefined, known)).toEqual({ pictures: true, boxes: true })
  })

  it('pictures are not compared with a newer browser, and one line says so; text and boxes are', () => {
    expect(comparison(known, newer)).toEqual({
      pictures: false,
      boxes: true,
      why: 'Pictures are not compared here (browser 157.0 instead of 156.0); text and boxes are.',
    })
  })

  it('boxes are not compared either where text is set in other fonts', () => {
    expect(comparison(known, { ...known, text: '101 110 120' })).toMatchObject({
      pictures: false,
      boxes: false,
    })
  })
})

describe('an update', () => {
  it('is made on the set-up of the baselines, and where there are none', () => {
    expect(refusal(known, known, { rebase: false, part: true })).toBeUndefined()
    expect(refusal(undefined, known, { rebase: false, part: false })).toBeUndefined()
  })

  it('is refused on another set-up, unless all of them are made anew', () => {
    expect(refusal(known, newer, { rebase: false, part: false })).toContain('--rebase')
    expect(refusal(known, newer, { rebase: true, part: false })).toBeUndefined()
    expect(refusal(known, newer, { rebase: true, part: true })).toContain('no filter')
  })
})

describe('a fingerprint', () => {
  it('is read from its file, anything else is none', () => {
    expect(parseFingerprint(JSON.stringify(known))).toEqual(known)
    for (const text of ['', 'null', '{}', '[1]', JSON.stringify({ ...known, browser: 156 })]) {
      expect(parseFingerprint(text)).toBeUndefined()
    }
  })
})
