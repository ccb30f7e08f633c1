const LONGEST_NAME = 60
/** Characters that change the direction of text (Unicode UAX #9: bidirectional controls). */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u
/**
 * Characters that nobody sees: two names with and without one look the same (Unicode: Default_Ignorable_Code_Point). Those that
 * choose the form of the character before them are spared: joiners, and selectors for emoji, Mongolian and Han.
 */
const HIDDEN =
  /(?!\u200C|\u200D|[\u180B-\u180D\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}])\p{Default_Ignorable_Code_Point}/u
/** What is written with joiners and non-joiners: cursive scripts, those of India and their neighbours, and emoji. */
const JOINED = [
  ...[
    'Arabic',
    'Syriac',
    'Nko',
    'Mongolian',
    'Devanagari',
    'Bengali',
    'Gurmukhi',
    'Gujarati',
    'Oriya',
    'Tamil',
  ],
  ...['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'],
].map((script) => `\\p{scx=${script}}`)
const EMOJI = '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F'
/** A joiner or non-joiner after a character that it cannot change, where nobody sees it. */
const IDLE_JOINER = new RegExp(`(?<![${JOINED.join('')}${EMOJI}])[\\u200C\\u200D]`, 'u')
const BREAKING = /[\p{Cc}\u2028\u2029]/u

/** Why a text cannot be a name; undefined where it can. Pure. */
export function faultOfName(name: string): string | undefined {
  if (name.trim() === '' || name.length > LONGEST_NAME) return `A name has 1 to ${LONGEST_NAME} characters.`
  if (BREAKING.test(name)) return 'A name has no line breaks and no control characters.'
  if (TURNING.test(name))
    return 'A name has no characters that turn the reading direction: they hide what it says.'
  if (HIDDEN.test(name) || IDLE_JOINER.test(name))
    return 'A name has no characters that nobody sees: another name could look the same.'
  return name.isWellFormed() ? undefined : 'A name is whole characters.'
}
