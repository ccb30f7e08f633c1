const PLACEHOLDER = /\{\{[^{}]*\}\}|\$t\([^()]*\)/g

/** Everything i18next fills in, sorted, as one text; a brace outside of them counts too, since it is a broken one. */
export function placeholders(text: string): string {
  const found = text.match(PLACEHOLDER) ?? []
  const stray = text.replace(PLACEHOLDER, '').match(/[{}]|\$t\(/g) ?? []
  return [...found, ...stray].sort().join(' ')
}
