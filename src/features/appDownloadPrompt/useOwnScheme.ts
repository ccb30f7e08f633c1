import { useMemo } from 'react'
import { usePlanned } from '../../registry/PlanContext.ts'
import { deriveTheme } from '../../themes/derive.ts'

/**
 * The merchant's theme in the colour scheme of the configuration (`theme` dark or light), as custom properties of the prompt;
 * undefined: same as the page.
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
    // The merchant's manual overrides are made for the site's colour scheme: in the other scheme they could be
    // illegible.
    const isSites = choices.scheme === scheme || choices.scheme === 'auto'
    const tokens = (isSites && choices.tokens) || {}
    const { values } = deriveTheme({ ...choices, display, tokens }, scheme)
    return {
      colorScheme: scheme,
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value])),
    }
  }, [scheme, layoutTheme, displays, theme])
}
