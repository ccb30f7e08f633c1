import { isRecord, parseObject } from '../json/read.ts'
import { layoutOf } from '../registry/plan.ts'
import type { Site } from '../site/site.ts'
import { baseOf, guardUrl } from '../ui/url/guard.ts'
import { completedManifest } from './appManifest.ts'
import { registry } from './registry.ts'
import { resolveTheme } from './resolvedTheme.ts'
import { SPLASH_SIZES, type SplashScheme, splashAddress, splashMedia } from './splash.ts'

/**
 * The back office's own manifest, which stays the linked one if it is complete. Without a timestamp, so that its address stays
 * the same.
 */
export const manifestAddress = (merchant: string): string =>
  `/wps/system/manifest.json?merchantCode=${encodeURIComponent(merchant)}`

const SPLASH = 'apple-touch-startup-image'
const SCHEMES: readonly SplashScheme[] = ['light', 'dark']
/**
 * Sizes of the icons that the templates' `pwa` parameter names; an iPhone needs 180 and scales down the next larger one.
 */
const ICON_SIZES = ['192x192', '256x256', '384x384', '512x512']

/**
 * Sets the manifest, the icons, the name, the colours of the system's bars, and an iPhone's start-up picture for the installed
 * app.
 */
export function describeApp(document: Document, site: Site): void {
  const { code, name } = site.merchant
  const manifest = manifestAddress(code)
  const endpoint = document.location.origin + manifest
  link(document, 'manifest', completedManifest(site.webApp, name, endpoint) ?? manifest)
  if (site.icon) link(document, 'apple-touch-icon', site.icon)
  meta(document, 'apple-mobile-web-app-title', name)
  meta(document, 'apple-mobile-web-app-capable', 'yes')
  meta(document, 'mobile-web-app-capable', 'yes')
  meta(document, 'apple-mobile-web-app-status-bar-style', 'default')
  const layout = layoutOf(registry, site)
  const looks = SCHEMES.map((asked) => ({ asked, look: resolveTheme(site, layout, asked === 'dark') }))
  // Before boot's own element for browsers without a query by scheme: the first one that matches counts.
  for (const { asked, look } of looks)
    meta(document, 'theme-color', look.values.bg ?? '', `(prefers-color-scheme: ${asked})`)
  const isFixed = looks[0]?.look.scheme === looks[1]?.look.scheme
  for (const { asked, look } of isFixed ? looks.slice(0, 1) : looks)
    splash(document, code, look.scheme, isFixed ? undefined : asked)
}

/** One picture for each iPhone; those of an earlier theme are removed. */
function splash(document: Document, merchant: string, scheme: SplashScheme, asked?: SplashScheme): void {
  const stale = asked ? ':not([media*="color-scheme"])' : '[media*="color-scheme"]'
  for (const old of document.head.querySelectorAll(`link[rel="${SPLASH}"]${stale}`)) old.remove()
  for (const size of SPLASH_SIZES)
    link(document, SPLASH, splashAddress(size, scheme, merchant), splashMedia(size, asked))
}

/**
 * The values of the templates' `pwa` parameter: a name short enough for the home screen, and an icon if the site names none.
 */
export function describeMore(document: Document, site: Site, manifest: unknown): void {
  const templates = isRecord(manifest) ? manifest.templates : undefined
  const parameters = isRecord(templates) ? templates.parameters : undefined
  const sent = isRecord(parameters) ? parameters.pwa : undefined
  const pwa = typeof sent === 'string' ? parseObject(sent) : undefined
  if (!pwa) return
  if (typeof pwa.title === 'string' && pwa.title.trim())
    meta(document, 'apple-mobile-web-app-title', pwa.title.trim())
  const { icons } = pwa
  if (site.icon || !isRecord(icons)) return
  const base = baseOf(document.location.origin)
  const icon = ICON_SIZES.map((size) => guardUrl(icons[size], { base, allow: 'picture' })).find(Boolean)
  if (icon) link(document, 'apple-touch-icon', icon.href)
}

/**
 * Sets an element that exists once: an existing one is changed, so that there are no duplicates. A new one is completed before it
 * is added, because Chromium treats a manifest link without an address as "no manifest" and does not check again.
 */
function link(document: Document, rel: string, href: string, media = ''): void {
  const same = [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)]
  const there = same.find((candidate) => mediaOf(candidate) === media)
  if (there?.getAttribute('href') === href) return
  const element = there ?? document.createElement('link')
  element.rel = rel
  if (media) element.media = media
  element.href = href
  if (!there) document.head.append(element)
}

function meta(document: Document, name: string, content: string, media = ''): void {
  const same = [...document.head.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`)]
  const there = same.find((candidate) => mediaOf(candidate) === media)
  const element = there ?? document.createElement('meta')
  element.name = name
  if (media) element.setAttribute('media', media)
  element.content = content
  if (!there) document.head.insertBefore(element, media ? (same[0] ?? null) : null)
}

/** Not every browser has `media` as a property of a meta element. */
const mediaOf = (element: Element): string => element.getAttribute('media') ?? ''
