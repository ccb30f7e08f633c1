import type { PrefetchCall } from '../app/prefetchedResponses.ts'
import { type LanguageCode, readLanguageCode } from '../i18n/languages.ts'
import { resolveLanguage } from '../i18n/resolveLanguage.ts'
import { at, parseObject } from '../json/read.ts'
import type { PrefetchDeclaration } from '../registry/feature.ts'
import type { BootFacts, ManifestFacts, StatusFacts } from '../site/bootFacts.ts'
import { FIRST_SECTIONS } from '../site/home.ts'
import { prefetchCallsOf } from './prefetch.ts'

/**
 * Which files of this build a first picture is made of, beside the entry; the build writes it into the document
 * (`scripts/build/preloadMap.ts`). Only what no gate can close, or the home template alone.
 */
export interface PreloadMap {
  /** By layout id; the first is the one that stands in for a layout that this build lacks. */
  readonly layouts: Readonly<Record<string, readonly string[]>>
  /** By layout id: what comes into a home's first picture at once after it. */
  readonly soon: Readonly<Record<string, readonly string[]>>
  /** The shell's words, by platform language code. */
  readonly texts: Readonly<Partial<Record<LanguageCode, string>>>
  /** Paths at which the home stands. */
  readonly home: readonly string[]
  /** By section type; those that the entry brings along have none. */
  readonly sections: Readonly<Record<string, readonly string[]>>
  /** Paths of login and registration. */
  readonly doors: readonly string[]
  /** By layout id: what those are made of. */
  readonly signIn: Readonly<Record<string, readonly string[]>>
  /** What sections ask for, by section type. */
  readonly prefetch: Readonly<Record<string, readonly PrefetchDeclaration[]>>
  /** Section types of each layout's own home, for a template that has none. */
  readonly homes: Readonly<Record<string, readonly string[]>>
  /** Where there are languages to choose from. */
  readonly choice: readonly string[]
}

/** What is known of this visit before the site is. */
export interface Visitor {
  readonly pathname: string
  /** `language` of the address. */
  readonly language: string | null
  /** The language that was chosen before. */
  readonly stored: string | null
  /** What the back office said about the member of this tab. */
  readonly member: string | null
  readonly browser: readonly string[]
  /** Nobody's session is stored in this tab. */
  readonly guest: boolean
}

/** The language that this visitor will read. */
export const languageOf = (
  { language: url, stored, member, browser }: Visitor,
  { languages: allowed }: StatusFacts,
): LanguageCode => resolveLanguage({ url, stored, member, browser, allowed })

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const named = <Item>(list: Readonly<Record<string, Item>>, name: unknown): Item | undefined =>
  typeof name === 'string' && Object.hasOwn(list, name) ? list[name] : undefined

/** Files that the layout of a site and its language need. */
export function preloadsOfStatus(map: PreloadMap, status: StatusFacts, visitor: Visitor): readonly string[] {
  if (!status.isSite) return []
  const of = (list: PreloadMap['layouts']) => named(list, status.layout) ?? Object.values(list)[0] ?? []
  const texts = map.texts[languageOf(visitor, status)]
  const isChoice = new Set(status.languages.map(readLanguageCode).filter(Boolean)).size > 1
  const isHome = map.home.includes(visitor.pathname)
  const isDoor = visitor.guest && map.doors.includes(visitor.pathname)
  return [
    ...of(map.layouts),
    ...(texts ? [texts] : []),
    ...(isHome ? of(map.soon) : []),
    ...(isDoor ? of(map.signIn) : []),
    ...(isHome && isChoice ? map.choice : []),
  ]
}

/**
 * What the home's sections will ask for, once status and manifest have come. Nothing where the site is closed: nobody will
 * ask there.
 */
export function prefetchCalls(map: PreloadMap, facts: BootFacts, visitor: Visitor): PrefetchCall[] {
  const { isSite, isClosed, merchant } = facts.status
  if (!isSite || isClosed || !merchant || !map.home.includes(visitor.pathname)) return []
  const language = languageOf(visitor, facts.status)
  return prefetchCallsOf(sectionsOf(map, facts), map.prefetch, { merchant, language, guest: visitor.guest })
}

/** The sections of a site's home: its template's, else its layout's own. */
export function sectionsOf(map: PreloadMap, { status, manifest }: BootFacts): readonly unknown[] {
  const own = () => named(map.homes, status.layout) ?? Object.values(map.homes)[0] ?? []
  return manifest?.sections ?? own().map((type) => ({ type }))
}

/**
 * The address of the first picture that the answer to an early call names, where it is this site's own; `url` is what was
 * asked. A site with image CDNs has its pictures elsewhere.
 */
export function pictureOf(map: PreloadMap, url: string, body: string): string | undefined {
  const ask = Object.values(map.prefetch)
    .flat()
    .find(({ path, picture }) => picture && url.split('?')[0] === path)
  const picture = ask?.picture && at(listOf(parseObject(body)?.value)[0], ask.picture)
  return typeof picture === 'string' && picture.startsWith('/m/') ? picture : undefined
}

/** Files that the first sections of a home need, as the manifest's home template names them. */
export function preloadsOfManifest(
  map: PreloadMap,
  manifest: ManifestFacts | undefined,
  visitor: Visitor,
): readonly string[] {
  if (!map.home.includes(visitor.pathname)) return []
  return (manifest?.sections ?? [])
    .map((section) => named(map.sections, at(section, 'type')))
    .filter((files) => files !== undefined)
    .slice(0, FIRST_SECTIONS)
    .flat()
}
