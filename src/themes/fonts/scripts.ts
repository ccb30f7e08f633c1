import type { LanguageCode } from '../../i18n/languages.ts'

/** A script that phones may lack. */
export interface Script {
  readonly name: 'bengali' | 'khmer' | 'myanmar' | 'tamil'
  /** Letters of this script alone, one code point each. They do not all have the same width in any font of the script. */
  readonly letters: readonly [string, string, ...string[]]
  /** The web font's CSS `unicode-range`, equal to the font's subset. */
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

/** Unassigned code points, for which no font has a letter. They have four hexadecimal digits, as the letters have. */
export const NOBODYS = ['\u0378', '\u2fe0', '\u1c8f'] as const

/** Widths that differ by less count as equal, px at the measured size. */
const SAME_PX = 0.01

/**
 * Whether a device lacks a script, judged by the widths of its letters: a device draws every missing letter as the same
 * sign (an empty box, or nothing). Pure. Without measurements the script counts as present.
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
