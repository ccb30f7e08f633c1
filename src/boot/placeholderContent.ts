import { nextDrawName } from '../features/lottery/public.ts'
import type { LanguageCode } from '../i18n/languages.ts'
import { at, parseObject } from '../json/read.ts'
import type { LayoutPlaceholder } from '../layouts/placeholders.ts'
import type { BootFacts } from '../site/bootFacts.ts'
import { FIRST_SECTIONS } from '../site/home.ts'
import { languageOf, listOf, named, type PreloadMap, pictureOf, sectionsOf, type Visitor } from './preload.ts'

/** What of a home can be shown before anything of the app has come. */
export interface Placeholder {
  /** Type of the section that is shown. */
  readonly section: string
  /** Where, as CSS. */
  readonly style: string
  readonly language: LanguageCode
}

/**
 * How a site's home begins, where its layout knows the place of one of its first sections before it is there; undefined
 * where it does not, or nobody is at home.
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

/** Quick actions that stand in one row in every layout; of more nobody knows yet how high they are. */
const ONE_ROW = 4

/** The type of a section, as far as its height is known before it is there. */
function typeOf(section: unknown): string {
  const type = String(at(section, 'type'))
  const items = at(section, 'items')
  return type === 'quickActions' && !(Array.isArray(items) && items.length <= ONE_ROW) ? '' : type
}

/** What is shown: a picture with the number of those that follow it, or words. */
export type PlaceholderContent =
  | { readonly picture: string; readonly more: number }
  | { readonly text: string }

/** Black or white, whichever is read better on a background that no theme has spoken of yet. */
const READABLE =
  'background:var(--bg,Canvas);color:var(--text,oklch(from var(--bg,Canvas) clamp(.15,(.62 - l)*999,.95) 0 0));'

/** How it is drawn, as CSS; `style` says where. Nobody can touch it. */
export const placeholderStyle = (content: PlaceholderContent, style: string): string =>
  `position:absolute;z-index:1;pointer-events:none;${'picture' in content ? `--more:${content.more};` : READABLE}${style}`

/** What the answer to an early call says that a section will show first; `url` is what was asked. Nothing is believed of it. */
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
