const LONGEST_NAME = 60
/** Characters that change the direction of text, or are invisible (Unicode UAX #9, bidirectional controls). */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/u
const BREAKING = /[\p{Cc}\u2028\u2029]/u

/** Why a text cannot be a name; undefined where it can. Pure. */
export function faultOfName(name: string): string | undefined {
  if (name.trim() === '' || name.length > LONGEST_NAME) return `A name has 1 to ${LONGEST_NAME} characters.`
  if (BREAKING.test(name)) return 'A name has no line breaks and no control characters.'
  if (TURNING.test(name))
    return 'A name has no characters that turn the reading direction: they hide what it says.'
  return name.isWellFormed() ? undefined : 'A name is whole characters.'
}
