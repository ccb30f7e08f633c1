import { nextDrawName } from '../features/lottery/public.ts'
import type { LanguageCode } from '../i18n/languages.ts'
import { at, parseObject } from '../json/read.ts'
import type { LayoutPlaceholder } from '../layouts/placeholders.ts'
import type { BootFacts } from '../site/bootFacts.ts'
import { FIRST_SECTIONS } from '../site/home.ts'
import { languageOf, listOf, named, type PreloadMap, pictureOf, sectionsOf, type Visitor } from './preload.ts'

/** The part of a home that can be shown before the app has loaded. */
export interface Placeholder {
  /** Type of the section. */
  readonly section: string
  /** Its position, as CSS. */
  readonly style: string
  readonly language: LanguageCode
}

/**
 * The start of a site's home, if its layout knows the position of one of its first sections in advance; undefined if it does not,
 * or on other paths.
 */
export function placeholderOf(
  map: PreloadMap,
  placeholders: Readonly<Record<string, LayoutPlaceholder>>,
  facts: BootFacts,
  visitor: Visitor,
): Placeholder | undefined {
  const { status, manifest } = facts
  const known = named(placeholders, status.layout)
  if (!known || !map.home.includes(visitor.pathname)) return undefined
  const sections = sectionsOf(map, facts)
  const types = sections.slice(0, FIRST_SECTIONS).map(typeOf)
  const placeOf = (index: number) => named(known, types.slice(0, index + 1).join(' '))
  const last = types.findIndex((_, index) => placeOf(index))
  const section = types[last]
  const place = placeOf(last)?.({
    types: sections.map((one) => String(at(one, 'type'))),
    guest: visitor.guest,
  })
  if (section === undefined || place === undefined) return undefined
  return {
    section,
    style: `--cosy:${manifest?.isCosy ? 1 : 0};${place}`,
    language: languageOf(visitor, status),
  }
}

/** This many quick actions fit into one row in every layout. With more their height is not known in advance. */
const ONE_ROW = 4

/** The type of a section whose height is known in advance; '' for any other. */
function typeOf(section: unknown): string {
  const type = String(at(section, 'type'))
  const items = at(section, 'items')
  return type === 'quickActions' && !(Array.isArray(items) && items.length <= ONE_ROW) ? '' : type
}

/** A picture with the number of further ones, or a text. */
export type PlaceholderContent =
  | { readonly picture: string; readonly more: number }
  | { readonly text: string }

/** Black or white, whichever is more readable on a background without a theme. */
const READABLE =
  'background:var(--bg,Canvas);color:var(--text,oklch(from var(--bg,Canvas) clamp(.15,(.62 - l)*999,.95) 0 0));'

/** The placeholder's CSS; `style` is its position. It ignores pointer events. */
export const placeholderStyle = (content: PlaceholderContent, style: string): string =>
  `position:absolute;z-index:1;pointer-events:none;${'picture' in content ? `--more:${content.more};` : READABLE}${style}`

/**
 * The first content of a section, from the answer to an early call; `url` is the requested address. The answer is not trusted.
 */
export function placeholderContentOf(
  map: PreloadMap,
  section: string,
  url: string,
  body: string,
  now: number,
): PlaceholderContent | undefined {
  if (!named(map.prefetch, section)?.some(({ path }) => path === url.split('?')[0])) return undefined
  const value = parseObject(body)?.value
  const text = section === 'lotteryDraws' && nextDrawName(value, now)
  if (text) return { text }
  const picture = pictureOf(map, url, body)
  return picture ? { picture, more: listOf(value).length - 1 } : undefined
}
