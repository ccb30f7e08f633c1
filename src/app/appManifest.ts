import { isRecord, parseObject } from '../json/read.ts'
import type { SentManifest } from '../site/site.ts'
import { guardUrl, isInside } from '../ui/url/guard.ts'

/** The default values of a web app manifest (docs/decisions/0046). */
const DEFAULTS = {
  start_url: '/m/home',
  scope: '/m/',
  display: 'standalone',
  orientation: 'portrait',
  theme_color: '#ffffff',
  background_color: '#ffffff',
} as const
/** Never changes: another id would be another app on the player's phone. */
const ID = '/m/'

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}

type Members = Readonly<Record<string, unknown>>

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

function iconsOf(icons: unknown, purpose: 'any' | 'maskable'): Members[] {
  return Object.entries(isRecord(icons) ? icons : {}).flatMap(([sizes, src]) => {
    if (!/^\d+x\d+$/.test(sizes) || typeof src !== 'string' || src === '') return []
    const type = TYPES[/\.(\w+)(?:[?#]|$)/.exec(src)?.[1]?.toLowerCase() ?? '']
    return [{ src, sizes, ...(type && { type }), purpose }]
  })
}

/** Whether an address does not depend on the manifest's own address, which is below /wps. */
const isAbsolute = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:\/(?!\/)|https?:)/.test(value)

/**
 * Completes a merchant's manifest so that a browser can install it: missing members get defaults, and icons come from the
 * templates' `pwa` parameter (`icons`, and `maskable` for those that may be cropped) unless it lists its own. Pure and total.
 */
export function installableManifest(sent: Members, pwaText: unknown, merchantName: string): Members {
  const pwa = (typeof pwaText === 'string' && parseObject(pwaText)) || {}
  const name = words(sent.name) || merchantName
  const own = Array.isArray(sent.icons) && sent.icons.length > 0
  const { prefer_related_applications: _, ...rest } = sent
  return {
    ...DEFAULTS,
    ...rest,
    id: ID,
    name,
    short_name: words(sent.short_name) || words(pwa.title) || name,
    start_url: isAbsolute(sent.start_url) ? sent.start_url : DEFAULTS.start_url,
    scope: isAbsolute(sent.scope) ? sent.scope : DEFAULTS.scope,
    icons: own ? sent.icons : [...iconsOf(pwa.icons, 'any'), ...iconsOf(pwa.maskable, 'maskable')],
  }
}

/** The members that a manifest must contain to stay the linked one. */
const NEEDED = ['start_url', 'scope', 'display', 'orientation', 'theme_color', 'icons'] as const
/** Further members that a generated manifest keeps: those without addresses. */
const KEPT = ['description', 'lang', 'dir', 'categories', 'display_override', 'background_color'] as const

/**
 * The address of a generated manifest with the members that the back office's lacks; undefined: the back office's own is complete
 * or unknown. All addresses in it are absolute, because a data URL has no base for relative ones. Pure and total.
 *
 * @param endpoint the back office's manifest, absolute
 */
export function completedManifest(
  webApp: SentManifest | undefined,
  merchantName: string,
  endpoint: string,
): string | undefined {
  if (!webApp) return undefined
  const { sent, pwa } = webApp
  const full = installableManifest(sent, pwa, merchantName)
  const isNamed = words(sent.name) !== '' || words(sent.short_name) !== ''
  if (isNamed && NEEDED.every((member) => JSON.stringify(sent[member]) === JSON.stringify(full[member])))
    return undefined
  const absolute = (path: string): string => guardUrl(path, { base: endpoint, allow: 'link' })?.href ?? path
  const home = absolute(DEFAULTS.scope)
  const inside = (value: unknown, otherwise: string): string => {
    const url = guardUrl(value, { base: endpoint, allow: 'link' })
    return url && isInside(url, home) ? url.href : absolute(otherwise)
  }
  const { name, short_name, display, orientation, theme_color } = full
  const manifest = {
    ...Object.fromEntries(KEPT.flatMap((member) => (member in full ? [[member, full[member]]] : []))),
    ...{ name, short_name, display, orientation, theme_color },
    id: absolute(ID),
    start_url: inside(full.start_url, DEFAULTS.start_url),
    scope: inside(full.scope, DEFAULTS.scope),
    icons: absoluteIcons(full.icons, endpoint),
  }
  return `data:application/manifest+json,${encodeURIComponent(JSON.stringify(manifest))}`
}

function absoluteIcons(icons: unknown, base: string): Members[] {
  return (Array.isArray(icons) ? icons : []).flatMap((icon: unknown) => {
    const src = isRecord(icon) ? guardUrl(icon.src, { base, allow: 'picture' }) : undefined
    return src && isRecord(icon) ? [{ ...icon, src: src.href }] : []
  })
}
