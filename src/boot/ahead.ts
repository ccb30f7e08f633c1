import { type LanguageCode, readLanguageCode } from '../i18n/languages.ts'
import { resolveLanguage } from '../i18n/resolveLanguage.ts'
import { isRecord, parseObject, type WireAnswer } from '../site/answer.ts'
import { AHEAD_KEY } from './storedKeys.ts'

/**
 * Which files of this build a first picture is made of, beside the entry; the build writes it into the document
 * (`scripts/build/aheadMap.ts`). Only what no gate can close, or the home template alone.
 */
export interface AheadMap {
  /** By layout id; the first is the one that stands in for a layout that this build lacks. */
  readonly layouts: Readonly<Record<string, readonly string[]>>
  /** The shell's words, by platform language code. */
  readonly words: Readonly<Partial<Record<LanguageCode, string>>>
  /** Paths at which the home stands. */
  readonly home: readonly string[]
  /** By section type; those that the entry brings along have none. */
  readonly sections: Readonly<Record<string, readonly string[]>>
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
  readonly browser: readonly string[]
}

const read = (answer: WireAnswer | undefined): unknown =>
  answer && 'body' in answer ? parseObject(answer.body) : undefined
const at = (holder: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), holder)
const named = <Item>(list: Readonly<Record<string, Item>>, name: unknown): Item | undefined =>
  typeof name === 'string' && Object.hasOwn(list, name) ? list[name] : undefined

/** Files that the layout of a site and its language need, as a status answer names them; nothing is believed of it. */
export function aheadOfStatus(map: AheadMap, answer: WireAnswer, visitor: Visitor): readonly string[] {
  const info = at(read(answer), 'value', 'info')
  if (!isRecord(info)) return []
  const layout = named(map.layouts, info.mobileTemplate) ?? Object.values(map.layouts)[0] ?? []
  const { language: url, stored, browser } = visitor
  const allowed: readonly unknown[] = Array.isArray(info.languages) ? info.languages : []
  const words = map.words[resolveLanguage({ url, stored, browser, allowed })]
  const isChoice = new Set(allowed.map(readLanguageCode).filter(Boolean)).size > 1
  const choice = isChoice && map.home.includes(visitor.pathname) ? map.choice : []
  return [...layout, ...(words ? [words] : []), ...choice]
}

/** As many sections as the app waits for before its first picture (`app/bring.ts`). */
const FIRST_SECTIONS = 3

/** Files that the first sections of a home need, as the manifest's home template names them. */
export function aheadOfManifest(
  map: AheadMap,
  answer: WireAnswer | undefined,
  visitor: Visitor,
): readonly string[] {
  if (!map.home.includes(visitor.pathname)) return []
  const sections = at(parseObject(at(read(answer), 'templates', 'parameters', 'home')), 'sections')
  if (!Array.isArray(sections)) return []
  const known = sections.map((section) => named(map.sections, at(section, 'type')))
  return known
    .filter((files) => files !== undefined)
    .slice(0, FIRST_SECTIONS)
    .flat()
}

/** What a visit of this very build brought ahead: the next one needs the same, before anybody says so. */
export function readAhead(store: Pick<Storage, 'getItem'>, entry: string): readonly string[] {
  const record = parseObject(store.getItem(AHEAD_KEY))
  if (record?.entry !== entry || !Array.isArray(record.files)) return []
  return record.files.filter((file: unknown) => typeof file === 'string' && file.startsWith(ASSETS))
}

export function keepAhead(store: Pick<Storage, 'setItem'>, entry: string, files: Iterable<string>): void {
  store.setItem(AHEAD_KEY, JSON.stringify({ entry, files: [...files] }))
}

const ASSETS = '/m/assets/'
