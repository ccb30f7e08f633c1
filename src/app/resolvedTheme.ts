import type { Layout } from '../registry/layout.ts'
import type { Problem } from '../site/problem.ts'
import { pointerStep, quote } from '../site/problem.ts'
import type { Site } from '../site/site.ts'
import { deriveTheme } from '../themes/derive.ts'

/** What a site looks like for this visitor: its theme in force, as CSS custom properties. */
export interface ResolvedTheme {
  readonly merchant: string
  readonly layout: string
  readonly scheme: 'dark' | 'light'
  readonly values: Readonly<Record<string, string>>
  readonly problems: readonly Problem[]
}

/** Pure: the layout's theme, the merchant's choices over it, in the scheme that the choice or the device asks for. */
export function resolveTheme(site: Site, layout: Layout, prefersDark: boolean): ResolvedTheme {
  const choices = { ...layout.theme, ...site.theme }
  const preferred = prefersDark ? 'dark' : 'light'
  const scheme = choices.scheme === 'auto' ? preferred : choices.scheme
  const offered = choices.display === 'system' || layout.displays.includes(choices.display)
  const theme = deriveTheme({ ...choices, display: offered ? choices.display : layout.theme.display }, scheme)
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

/** The look of a page that has no site: nobody's brand. */
export function neutralTheme(prefersDark: boolean): ResolvedTheme {
  const scheme = prefersDark ? 'dark' : 'light'
  return { merchant: '', layout: '', scheme, values: deriveTheme({}, scheme).values, problems: [] }
}
