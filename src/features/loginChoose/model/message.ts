/** Opening and closing parentheses, as the keyboards of this product's languages write them. */
const OPENING = '(（﹙'
const CLOSING = ')）﹚'

/**
 * Removes everything in parentheses from a message (docs/conformance.md § 2.8), including nested and full-width ones.
 * An unmatched parenthesis is kept.
 */
export function withoutParentheses(message: string): string {
  const opened: number[] = []
  const kept: string[] = []
  for (const letter of message) {
    if (OPENING.includes(letter)) opened.push(kept.length)
    const start = CLOSING.includes(letter) ? opened.pop() : undefined
    if (start === undefined) kept.push(letter)
    else kept.length = start
  }
  return kept
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ (?=[.,;:!?。，！？]|$)/gm, '')
    .trim()
}
