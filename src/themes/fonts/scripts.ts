import type { LanguageCode } from '../../i18n/languages.ts'

/** A script that phones may lack. */
export interface Script {
  readonly name: 'bengali' | 'khmer' | 'myanmar' | 'tamil'
  /** Letters of this script alone, a code point each, that are not all as wide as one another in any font that has them. */
  readonly letters: readonly [string, string, ...string[]]
  /** What the web font is asked for: CSS `unicode-range`, as the font's own subset has it. */
  readonly range: string
}

export const SCRIPTS: Readonly<Partial<Record<LanguageCode, Script>>> = {
  BN: {
    name: 'bengali',
    letters: ['ঔ', 'র', 'ঈ', 'ঞ'],
    range:
      'U+0951-0952, U+0964-0965, U+0980-09FE, U+1CD0, U+1CD2, U+1CD5-1CD6, U+1CD8, U+1CE1, U+1CEA, U+1CED, U+1CF2, U+1CF5-1CF7, U+200C-200D, U+20B9, U+25CC, U+A8F1',
  },
  KM: {
    name: 'khmer',
    letters: ['ឲ', 'រ', 'ឈ', '។'],
    range: 'U+1780-17FF, U+19E0-19FF, U+200C-200D, U+25CC',
  },
  MY: {
    name: 'myanmar',
    letters: ['ဩ', 'ဝ', 'ဿ', '။'],
    range: 'U+1000-109F, U+200C-200D, U+25CC, U+A92E, U+A9E0-A9FE, U+AA60-AA7F, U+116D0-116E3',
  },
  TA: {
    name: 'tamil',
    letters: ['ஔ', 'ர', 'ஹ', 'ஈ'],
    range: 'U+0964-0965, U+0B82-0BFA, U+200C-200D, U+20B9, U+25CC',
  },
}

/** Code points that no font has a letter for: unassigned, and each of four hexadecimal digits as the letters are. */
export const NOBODYS = ['\u0378', '\u2fe0', '\u1c8f'] as const

/** As wide as makes no difference, px at the size that is measured with. */
const SAME_PX = 0.01

/**
 * Whether a device has no letters of a script, from how wide it draws them: what it lacks it draws as one and the same
 * sign (an empty box, or nothing), whatever letter it should be. Pure. A device that says nothing is taken at its word.
 *
 * @param letters widths of {@link Script.letters}
 * @param nobodys widths of {@link NOBODYS}
 */
export function lacksScript(letters: readonly number[], nobodys: readonly number[]): boolean {
  const [first] = letters
  if (first === undefined || letters.length < 2) return false
  const isSame = (width: number): boolean => Math.abs(width - first) < SAME_PX
  return letters.every(isSame) && nobodys.some(isSame)
}
