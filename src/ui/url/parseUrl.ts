/** Parses a URL; undefined where it is invalid. Like `URL.parse`, which Safari before 18 and Chrome before 126 lack. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
