/** A code may be sent again after this long, s (part 1, section 9: 60 s with Firebase). */
export const RESEND_S = 60

const E164 = /^\+[1-9]\d{6,14}$/
const DIGITS: readonly (readonly [zero: number, count: number])[] = [
  [0x0660, 10],
  [0x06f0, 10],
  [0x0966, 10],
  [0x09e6, 10],
  [0x0be6, 10],
  [0x0e50, 10],
  [0x1040, 10],
  [0x17e0, 10],
  [0xff10, 10],
]

/** Digits of any of our scripts as 0 to 9. */
const latin = (letter: string): string => {
  const point = letter.codePointAt(0) ?? 0
  const block = DIGITS.find(([zero, count]) => point >= zero && point < zero + count)
  return block ? String(point - block[0]) : letter
}

/**
 * A number as Firebase takes it; undefined where it cannot be one. What begins with + or 00 names its country itself; the
 * dialing code stands before anything else, without the trunk's zero.
 */
export function e164Of(typed: string, dialingCode: string): string | undefined {
  const number = Array.from(typed.trim(), latin)
    .join('')
    .replace(/[\s().\-‐-―\u200e\u200f\u202a-\u202e]/g, '')
  const code = dialingCode.replace(/\D/g, '')
  const whole = number.startsWith('+')
    ? number
    : number.startsWith('00')
      ? `+${number.slice(2)}`
      : `+${code}${number.replace(/^0/, '')}`
  if (!number.startsWith('+') && !number.startsWith('00') && code === '') return undefined
  return E164.test(whole) ? whole : undefined
}
