import type { ThemeTokens } from './tokens.ts'

/**
 * Writes the theme on an element (the document's by default) as CSS custom properties and `color-scheme`. Through the CSSOM,
 * which a strict content security policy allows; nothing renders again.
 */
export function applyTheme(tokens: ThemeTokens, element: HTMLElement = document.documentElement): void {
  for (const [name, value] of Object.entries(tokens.values)) element.style.setProperty(`--${name}`, value)
  element.style.setProperty('color-scheme', tokens.scheme)
}
