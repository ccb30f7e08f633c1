import { onePer } from '../registry/AppContext.ts'
import type { Layout } from '../registry/layout.ts'
import type { Problem } from '../site/problem.ts'
import { pointerStep, quote } from '../site/problem.ts'
import type { Site } from '../site/site.ts'
import { deriveTheme } from '../themes/derive.ts'
import type { ThemeTokens } from '../themes/tokens.ts'

/** A site's theme for this visitor, as CSS custom properties. */
export interface ResolvedTheme {
  readonly merchant: string
  readonly layout: string
  readonly scheme: 'dark' | 'light'
  readonly values: Readonly<Record<string, string>>
  readonly problems: readonly Problem[]
}

/** The tokens of a site's choices, by layout and colour scheme: they take long to derive, and a visit asks for them six times. */
const derivedFrom = onePer((_choices: Site['theme']) => new Map<string, ThemeTokens>())

/** The layout's theme with the merchant's choices, in the colour scheme of the choice or of the device. Pure. */
export function resolveTheme(site: Site, layout: Layout, prefersDark: boolean): ResolvedTheme {
  const choices = { ...layout.theme, ...site.theme }
  const preferred = prefersDark ? 'dark' : 'light'
  const scheme = choices.scheme === 'auto' ? preferred : choices.scheme
  const offered = choices.display === 'system' || layout.displays.includes(choices.display)
  const derived = derivedFrom(site.theme)
  const key = `${layout.id}/${scheme}`
  const theme =
    derived.get(key) ??
    deriveTheme({ ...choices, display: offered ? choices.display : layout.theme.display }, scheme)
  derived.set(key, theme)
  const problems: Problem[] = theme.dropped.map(({ token, value }) => ({
    code: 'theme.token',
    source: 'theme',
    pointer: token in choices ? pointerStep(token) : `/tokens${pointerStep(token)}`,
    sent: quote(value),
    instead: 'what is derived',
  }))
  if (!offered) {
    problems.push({
      code: 'theme.token',
      source: 'theme',
      pointer: '/display',
      sent: quote(choices.display),
      instead: layout.theme.display,
    })
  }
  return { merchant: site.merchant.code, layout: layout.id, scheme, values: theme.values, problems }
}

/** The theme of a page without a site: without any brand. */
export function neutralTheme(prefersDark: boolean): ResolvedTheme {
  const scheme = prefersDark ? 'dark' : 'light'
  return { merchant: '', layout: '', scheme, values: deriveTheme({}, scheme).values, problems: [] }
}
