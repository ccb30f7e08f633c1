import { codesIn, MERCHANTS, siteIn } from '../../scripts/merchant/folder.ts'

/**
 * The merchants that belong to the repository. Rules about the repository itself speak of these, so that a merchant that
 * somebody adds breaks no rule by its name or its language.
 */
export const KNOWN_MERCHANTS: readonly string[] = [
  'angkor',
  'aurora',
  'bangkok',
  'bogota',
  'chennai',
  'istanbul',
  'karachi',
  'manila',
  'saigon',
  'seoul',
]

/** Those of these merchants that belong to the repository. */
export const knownAmong = (codes: readonly string[]): string[] =>
  codes.filter((code) => KNOWN_MERCHANTS.includes(code))

/** Matches a text that names one of these merchants, as far as they belong to the repository. */
export const namesOneOf = (codes: readonly string[]): RegExp =>
  new RegExp(`\\b(${knownAmong(codes).join('|')})\\b`, 'i')

/** The layout and the first language (`M1 EN`) of each merchant in a folder that belongs to the repository. */
export const beginningsIn = (root: string = MERCHANTS): string[] =>
  knownAmong(codesIn(root)).map((code) => {
    const { layout, languages } = siteIn(code, {}, root)
    return `${layout} ${languages[0]}`
  })
