const LONGEST_NAME = 60
/** Characters that change the direction of text (Unicode UAX #9: bidirectional controls). */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u
/** Characters that nobody sees: two names with and without one look the same. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u
/** They choose the form of the character before them: of emoji, Mongolian and Han. */
const SELECTOR = /\p{Variation_Selector}/u
/** Joiner and non-joiner, which change what is seen in some scripts and in emoji. */
const JOINERS: ReadonlySet<string> = new Set(['\u200C', '\u200D'])
/** What is written with them: cursive scripts, those of India and their neighbours, and emoji. */
const JOINED =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Variation_Selector}]/u
const BREAKING = /[\p{Cc}\u2028\u2029]/u

/** Why a text cannot be a name; undefined where it can. Pure. */
export function faultOfName(name: string): string | undefined {
  if (name.trim() === '' || name.length > LONGEST_NAME) return `A name has 1 to ${LONGEST_NAME} characters.`
  if (BREAKING.test(name)) return 'A name has no line breaks and no control characters.'
  if (TURNING.test(name))
    return 'A name has no characters that turn the reading direction: they hide what it says.'
  if (hasHidden(name)) return 'A name has no characters that nobody sees: another name could look the same.'
  return name.isWellFormed() ? undefined : 'A name is whole characters.'
}

/** Whether a character of the name is not seen. A joiner is, after a character that it can change. */
const hasHidden = (name: string): boolean =>
  [...name].some((char, at, all) =>
    JOINERS.has(char) ? !JOINED.test(all[at - 1] ?? '') : IGNORABLE.test(char) && !SELECTOR.test(char),
  )
