/** A text as the search compares it: without capitals and accents, so that `tet` finds `Tết`. Pure. */
export const normalised = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** What somebody typed: conditions have an equals sign, words have none. Pure. */
export function readSearch(typed: string): {
  readonly words: readonly string[]
  readonly conditions: readonly string[]
} {
  const parts = typed.split(/\s+/).filter((part) => part !== '')
  return {
    words: parts.filter((part) => !part.includes('=')).map(normalised),
    conditions: parts.filter((part) => part.includes('=')),
  }
}

/** The words that neither the name nor the code of a merchant contains. Pure. */
export function wordsLeft(
  words: readonly string[],
  { code, name }: { readonly code: string; readonly name: string },
): readonly string[] {
  const named = normalised(`${code} ${name}`)
  return words.filter((word) => !named.includes(word))
}
