// Within a sentence, where that runs from right to left too (Unicode, UAX #9).

/** A name by itself. */
export const isolated = (name: string): string => `\u2068${name}\u2069`

/** A number from left to right, on one line. */
export const unbroken = (number: string): string => `\u2066${number.replaceAll(' ', '\u00a0')}\u2069`
