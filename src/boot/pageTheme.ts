import { registry } from '../app/registry.ts'
import { neutralTheme, type ResolvedTheme, resolveTheme } from '../app/resolvedTheme.ts'
import { layoutOf } from '../registry/plan.ts'
import type { SafeStorage } from '../session/storage.ts'
import type { Site } from '../site/site.ts'
import type { SiteStore } from '../site/store.ts'
import { applyStoredTheme, storeTheme } from './storedTheme.ts'

export interface PageTheme {
  /** A site's theme for this visitor. */
  readonly of: (site: Site) => ResolvedTheme
  /** Sets a theme on a page without a site, unless an earlier visit has stored one. */
  readonly fallBack: () => void
}

/**
 * The page's theme: follows the site and the visitor's preference for a dark scheme, and is stored for the next visit.
 */
export function createPageTheme(window: Window, local: SafeStorage, store: SiteStore): PageTheme {
  const { document } = window
  const root = document.documentElement
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const of = (site: Site) => resolveTheme(site, layoutOf(registry, site), dark.matches)
  let applied: ResolvedTheme | undefined
  const apply = () => {
    const { site } = store.getState()
    if (!site) return
    const theme = of(site)
    if (theme.values === applied?.values && theme.merchant === applied.merchant) return
    applied = theme
    applyStoredTheme(theme, root)
    storeTheme(local, theme)
    themeColour(document, theme.values.bg ?? '')
  }
  store.subscribe((state, before) => {
    if (state.site !== before.site) apply()
  })
  dark.addEventListener('change', apply)
  return {
    of,
    fallBack: () => {
      if (!root.dataset.theme) applyStoredTheme(neutralTheme(dark.matches), root)
    },
  }
}

function themeColour(document: Document, colour: string): void {
  let meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]:not([media])')
  if (!meta) {
    meta = document.createElement('meta')
    meta.name = 'theme-color'
    document.head.append(meta)
  }
  meta.content = colour
}
