/** Removes all occurrences of a character at the end of a text. Linear, unlike a pattern such as `/x+$/`. */
export function withoutTrailing(text: string, sign: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === sign) end -= 1
  return text.slice(0, end)
}

/** Removes all occurrences of a character at both ends of a text. */
export function withoutAround(text: string, sign: string): string {
  let begin = 0
  while (begin < text.length && text[begin] === sign) begin += 1
  return withoutTrailing(text.slice(begin), sign)
}

/** The text before the first of the characters; the whole text where there is none. */
export function upTo(text: string, signs: string): string {
  for (let at = 0; at < text.length; at += 1) if (signs.includes(text.charAt(at))) return text.slice(0, at)
  return text
}
