/** A text without the given character at its end, however often it stands there. Linear, which a pattern such as `/x+$/` is not. */
export function withoutTrailing(text: string, sign: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === sign) end -= 1
  return text.slice(0, end)
}

/** A text without the given character at its beginning and its end. */
export function withoutAround(text: string, sign: string): string {
  let begin = 0
  while (begin < text.length && text[begin] === sign) begin += 1
  return withoutTrailing(text.slice(begin), sign)
}

/** What stands before the first of the characters; the whole text where it has none of them. */
export function upTo(text: string, signs: string): string {
  for (let at = 0; at < text.length; at += 1) if (signs.includes(text.charAt(at))) return text.slice(0, at)
  return text
}
