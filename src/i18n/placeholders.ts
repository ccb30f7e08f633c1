const PLACEHOLDER = /\{\{[^{}]*\}\}|\$t\([^()]*\)/g

/** All placeholders of a text, sorted, as one text. A brace outside of them counts too: it is a broken placeholder. */
export function placeholders(text: string): string {
  const found = text.match(PLACEHOLDER) ?? []
  const stray = text.replace(PLACEHOLDER, '').match(/[{}]|\$t\(/g) ?? []
  return [...found, ...stray].sort().join(' ')
}
