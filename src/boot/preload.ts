import type { PrefetchCall } from '../app/prefetchedResponses.ts'
import { type LanguageCode, readLanguageCode } from '../i18n/languages.ts'
import { resolveLanguage } from '../i18n/resolveLanguage.ts'
import { at, parseObject } from '../json/read.ts'
import type { PrefetchDeclaration } from '../registry/feature.ts'
import type { BootFacts, ManifestFacts, StatusFacts } from '../site/bootFacts.ts'
import { FIRST_SECTIONS } from '../site/home.ts'
import { prefetchCallsOf } from './prefetch.ts'

/**
 * The files of this build that a first paint needs in addition to the entry; the build writes them into the document
 * (`scripts/build/preloadMap.ts`). Only files that depend on no gate, or on the home template alone.
 */
export interface PreloadMap {
  /** By layout id; the first replaces a layout that this build lacks. */
  readonly layouts: Readonly<Record<string, readonly string[]>>
  /** By layout id: files that a home needs right after its first paint. */
  readonly soon: Readonly<Record<string, readonly string[]>>
  /** The texts of `shell`, by platform language code. */
  readonly texts: Readonly<Partial<Record<LanguageCode, string>>>
  /** The texts of login and registration, by platform language code. */
  readonly doorTexts: Readonly<Partial<Record<LanguageCode, string>>>
  /** Paths of home. */
  readonly home: readonly string[]
  /** By section type; sections in the entry have none. */
  readonly sections: Readonly<Record<string, readonly string[]>>
  /** Paths of login and registration. */
  readonly doors: readonly string[]
  /** By layout id: the files of the pages around their forms. */
  readonly signIn: Readonly<Record<string, readonly string[]>>
  /** The files of their forms. */
  readonly signInForms: readonly string[]
  /** The first calls of sections, by section type. */
  readonly prefetch: Readonly<Record<string, readonly PrefetchDeclaration[]>>
  /** Section types of each layout's own home, for a site without a home template. */
  readonly homes: Readonly<Record<string, readonly string[]>>
  /** Files needed if the site has several languages. */
  readonly choice: readonly string[]
}

/** The facts about this visit that are known before the site. */
export interface Visitor {
  readonly pathname: string
  /** `language` of the address. */
  readonly language: string | null
  /** The stored language. */
  readonly stored: string | null
  /** The member's language from the back office, stored in this tab. */
  readonly member: string | null
  readonly browser: readonly string[]
  /** This tab has no stored session. */
  readonly guest: boolean
}

/** The language of this visit. */
export const languageOf = (
  { language: url, stored, member, browser }: Visitor,
  { languages: allowed }: StatusFacts,
): LanguageCode => resolveLanguage({ url, stored, member, browser, allowed })

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const named = <Item>(list: Readonly<Record<string, Item>>, name: unknown): Item | undefined =>
  typeof name === 'string' && Object.hasOwn(list, name) ? list[name] : undefined

/** Files to preload. */
export interface Preloads {
  /** What the first paint needs in addition to the bundle. */
  readonly first: readonly string[]
  /** What is needed right after it: the bundle gets the whole connection before. */
  readonly afterBundle: readonly string[]
}

/** The files for the site's layout and language. */
export function preloadsOfStatus(map: PreloadMap, status: StatusFacts, visitor: Visitor): Preloads {
  if (!status.isSite) return { first: [], afterBundle: [] }
  const of = (list: PreloadMap['layouts']) => named(list, status.layout) ?? Object.values(list)[0] ?? []
  const language = languageOf(visitor, status)
  const [texts, doorTexts] = [map.texts[language], map.doorTexts[language]]
  const isChoice = new Set(status.languages.map(readLanguageCode).filter(Boolean)).size > 1
  const isHome = map.home.includes(visitor.pathname)
  const isDoor = visitor.guest && map.doors.includes(visitor.pathname)
  const first = [
    ...of(map.layouts),
    ...(texts ? [texts] : []),
    ...(isDoor && doorTexts ? [doorTexts] : []),
    ...(isDoor ? of(map.signIn) : []),
  ]
  const afterBundle = [
    ...(isHome ? of(map.soon) : []),
    ...(isDoor ? map.signInForms : []),
    ...(isHome && isChoice ? map.choice : []),
  ]
  return { first, afterBundle: afterBundle.filter((file) => !first.includes(file)) }
}

/**
 * The calls of the home's sections, after status and manifest have arrived. None if the site is closed, because the sections are
 * not rendered then.
 */
export const prefetchCalls = (map: PreloadMap, facts: BootFacts, visitor: Visitor): PrefetchCall[] =>
  callsOf(sectionsOf(map, facts), map, facts.status, visitor)

/**
 * The calls that are sent without waiting for the manifest: those of the first section of the layout's own home that makes any.
 * It is what the visitor sees first, and most home templates contain it; the others cost one call that is not used.
 */
export function likelyCalls(map: PreloadMap, status: StatusFacts, visitor: Visitor): PrefetchCall[] {
  for (const section of sectionsOf(map, { status, manifest: undefined })) {
    const calls = callsOf([section], map, status, visitor)
    if (calls.length > 0) return calls
  }
  return []
}

function callsOf(
  sections: readonly unknown[],
  map: PreloadMap,
  status: StatusFacts,
  visitor: Visitor,
): PrefetchCall[] {
  const { isSite, isClosed, merchant } = status
  if (!isSite || isClosed || !merchant || !map.home.includes(visitor.pathname)) return []
  const language = languageOf(visitor, status)
  return prefetchCallsOf(sections, map.prefetch, { merchant, language, guest: visitor.guest })
}

/** The sections of a site's home: from its template, else the layout's own. */
export function sectionsOf(map: PreloadMap, { status, manifest }: BootFacts): readonly unknown[] {
  if (manifest?.sections) return manifest.sections
  const types = named(map.homes, status.layout) ?? Object.values(map.homes)[0] ?? []
  return types.map((type) => ({ type }))
}

/**
 * The address of the first picture in the answer to an early call, if it is on this site; `url` is the requested address. A site
 * with image CDNs loads its pictures from there.
 */
export function pictureOf(map: PreloadMap, url: string, body: string): string | undefined {
  const ask = Object.values(map.prefetch)
    .flat()
    .find(({ path, picture }) => picture && url.split('?')[0] === path)
  return ownPicture(ask?.picture && at(listOf(parseObject(body)?.value)[0], ask.picture))
}

const ownPicture = (sent: unknown): string | undefined =>
  typeof sent === 'string' && sent.startsWith('/m/') ? sent : undefined

/** The address of the logo, on the screens that a visit usually begins with, if it is on this site. */
export const logoOf = (
  map: PreloadMap,
  manifest: ManifestFacts | undefined,
  { pathname }: Visitor,
): string | undefined =>
  [...map.home, ...map.doors].includes(pathname) ? ownPicture(manifest?.logo) : undefined

/** The files for the first sections of a home, from the manifest's home template. */
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
