import { at, isRecord, type JsonRecord, parseRecord, text } from './json.ts'

/** What a web app manifest is where the merchant's own says nothing (docs/conformance.md § 2.9; docs/contract.md). */
const DEFAULTS = {
  start_url: '/m/home',
  scope: '/m/',
  display: 'standalone',
  orientation: 'portrait',
  theme_color: '#ffffff',
  background_color: '#ffffff',
} as const
/** The same for ever: another id would be another app on the player's phone. */
const ID = '/m/'

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}

const iconsOf = (icons: unknown, purpose: 'any' | 'maskable'): JsonRecord[] =>
  Object.entries(isRecord(icons) ? icons : {}).flatMap(([sizes, src]) => {
    if (!/^\d+x\d+$/.test(sizes) || typeof src !== 'string' || src === '') return []
    const type = TYPES[/\.(\w+)(?:[?#]|$)/.exec(src)?.[1]?.toLowerCase() ?? '']
    return [{ src, sizes, ...(type && { type }), purpose }]
  })

/** An address that means the same wherever the manifest lies: it lies below /wps. */
const isAbsolute = (value: unknown): boolean =>
  typeof value === 'string' && /^(?:\/(?!\/)|https?:)/.test(value)

/**
 * A merchant's manifest as a browser can install it: what it leaves out has its default, and icons come from the templates'
 * `pwa` parameter (`icons`, and `maskable` for those that may be cut to any shape) unless it lists its own.
 */
export const asInstallable = (manifest: unknown, merchantName: string): unknown => {
  if (!isRecord(manifest)) return manifest
  const pwa = parseRecord(text(at(manifest, 'templates', 'parameters', 'pwa'))) ?? {}
  const name = text(manifest.name) || merchantName
  const own = Array.isArray(manifest.icons) && manifest.icons.length > 0
  const { prefer_related_applications: _, ...rest } = manifest
  return {
    ...DEFAULTS,
    ...rest,
    id: ID,
    name,
    short_name: text(manifest.short_name) || text(pwa.title) || name,
    start_url: isAbsolute(manifest.start_url) ? manifest.start_url : DEFAULTS.start_url,
    scope: isAbsolute(manifest.scope) ? manifest.scope : DEFAULTS.scope,
    icons: own ? manifest.icons : [...iconsOf(pwa.icons, 'any'), ...iconsOf(pwa.maskable, 'maskable')],
  }
}
