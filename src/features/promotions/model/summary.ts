/** How long a summary is, characters. */
export const SUMMARY_LENGTH = 140

/** Adds spaces around block tags, so that words of two blocks do not run together once tags are removed. */
export const withBlanks = (html: string): string =>
  html.replace(/<\/?(?:p|div|li|ul|ol|br|h[1-6]|tr|td|th|table|section|article)\b[^<>]*>/gi, ' $& ')

/** Plain text, cut at a word where it is too long. */
export function summaryOf(text: string, length = SUMMARY_LENGTH): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  const letters = [...plain]
  if (letters.length <= length) return plain
  const cut = letters.slice(0, length - 1).join('')
  const lastBlank = cut.lastIndexOf(' ')
  const whole = lastBlank > cut.length / 2 ? cut.slice(0, lastBlank) : cut
  return `${whole.replace(/(?<![\s.,;:!?–-])[\s.,;:!?–-]+$/u, '')}…`
}
