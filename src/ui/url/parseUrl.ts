/** An address from text, or undefined where it is none. `URL.parse` says the same, but not before Safari 18 and Chrome 126. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
