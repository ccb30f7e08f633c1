import { useMemo } from 'react'
import { usePlanned } from '../../registry/PlanContext.ts'
import { deriveTheme } from '../../themes/derive.ts'

/**
 * The merchant's theme in the scheme that the configuration asks for (`theme` dark or light), as custom properties of the
 * prompt; undefined: as the page is.
 */
export function useOwnScheme(scheme: 'dark' | 'light' | undefined): Record<string, string> | undefined {
  const { plan, facts } = usePlanned()
  const { theme: layoutTheme, displays } = plan.layout
  const { theme } = facts.site
  return useMemo(() => {
    if (!scheme) return undefined
    const choices = { ...layoutTheme, ...theme }
    const offered = choices.display === 'system' || displays.includes(choices.display)
    const display = offered ? choices.display : layoutTheme.display
    // What a merchant overrides by hand is meant for the scheme of the site: a light page under light text is no use.
    const isSites = choices.scheme === scheme || choices.scheme === 'auto'
    const tokens = (isSites && choices.tokens) || {}
    const { values } = deriveTheme({ ...choices, display, tokens }, scheme)
    return {
      colorScheme: scheme,
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value])),
    }
  }, [scheme, layoutTheme, displays, theme])
}
