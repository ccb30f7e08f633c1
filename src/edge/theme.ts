import { registry } from '../app/registry.ts'
import { type ResolvedTheme, resolveTheme } from '../app/resolvedTheme.ts'
import { layoutOf } from '../registry/plan.ts'
import type { Site } from '../site/site.ts'

/** The themes of a site: for visitors who prefer light, and for those who prefer dark. */
export interface Look {
  readonly light: ResolvedTheme
  readonly dark: ResolvedTheme
  /** Undefined where the visitor's device decides on the scheme. */
  readonly scheme: 'light' | 'dark' | undefined
}

/** Deriving themes takes as long as the rest of a document, so the result is cached for each site. */
const looks = new WeakMap<Site, Look>()

export function lookOf(site: Site): Look {
  const known = looks.get(site)
  if (known) return known
  const layout = layoutOf(registry, site)
  const [light, dark] = [resolveTheme(site, layout, false), resolveTheme(site, layout, true)]
  const look = { light, dark, scheme: light.scheme === dark.scheme ? light.scheme : undefined }
  looks.set(site, look)
  return look
}

const NAME = /^[a-z][a-z0-9-]{0,40}$/
/** Derived tokens contain none of these: they end a declaration or an element, or load a resource. */
const UNSAFE = /[<>{};\\]|url\(|\/[*/]/i

const declarations = ({ scheme, values }: ResolvedTheme): string =>
  [
    `color-scheme:${scheme}`,
    ...Object.entries(values).flatMap(([name, value]) =>
      NAME.test(name) && !UNSAFE.test(value) ? [`--${name}:${value}`] : [],
    ),
  ].join(';')

/** The theme as a style sheet, with the custom properties that the app sets on the document element. */
export const styleOf = ({ light, dark, scheme }: Look): string =>
  scheme
    ? `html{${declarations(light)}}`
    : `html{${declarations(light)}}@media(prefers-color-scheme:dark){html{${declarations(dark)}}}`
