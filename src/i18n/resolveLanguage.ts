import { DEFAULT_LANGUAGE, type LanguageCode, readLanguageCode } from './languages.ts'

/** Local storage: the language that the visitor chose (docs/conformance.md § 2.3: "Stored values"). */
export const LANGUAGE_KEY = 'language'
/** Session storage, removed with the session: the language of this tab's member, for the first paint after a reload. */
export const MEMBER_LANGUAGE_KEY = 'SHELL_memberLanguage'

export interface LanguageSources {
  /** From the address. */
  url?: unknown
  stored?: unknown
  /** The member's language in the back office. */
  member?: unknown
  /** `navigator.languages`. */
  browser: readonly string[]
  /** The site's languages, first is its default; unknown codes are ignored. */
  allowed: readonly unknown[]
}

/** Browser languages whose tag is not a platform code; best match first. */
const BROWSER: Record<string, readonly LanguageCode[]> = {
  zh: ['CN', 'TW'],
  'zh-hant': ['TW', 'CN'],
  'zh-tw': ['TW', 'CN'],
  'zh-hk': ['TW', 'CN'],
  'zh-mo': ['TW', 'CN'],
  yue: ['TW', 'CN'],
  pt: ['PT', 'PT-BR'],
  'pt-br': ['PT-BR', 'PT'],
  fil: ['TY'],
  tl: ['TY'],
  in: ['ID'],
  // As language tags these mean Tahitian and two countries, none of the platform's languages.
  ty: [],
  cn: [],
  tw: [],
}

/** The platform codes for a browser's language tag, best first: `zh-Hant-HK` → TW, CN; `es-419` → ES. */
export function fromBcp47(tag: string): readonly LanguageCode[] {
  const parts = tag.toLowerCase().split(/[-_]/)
  for (let length = parts.length; length > 0; length -= 1) {
    const known = Object.entries(BROWSER).find(([name]) => name === parts.slice(0, length).join('-'))
    if (known) return known[1]
  }
  const code = readLanguageCode(parts[0])
  return code ? [code] : []
}

/**
 * The language of this visit, in this order: address, stored, member, browser, the site's first. It is always one that the site
 * allows (docs/conformance.md § 2.5, § 2.9). A site without languages uses CN.
 */
export function resolveLanguage({ url, stored, member, browser, allowed }: LanguageSources): LanguageCode {
  const offered = allowed.map(readLanguageCode).filter((code) => code !== undefined)
  const candidates = [url, stored, member].filter((value) => typeof value === 'string')
  const wanted = [
    ...candidates.map((text) => readLanguageCode(text) ?? fromBcp47(text)[0]),
    ...browser.flatMap(fromBcp47),
  ]
  return wanted.find((code) => code !== undefined && offered.includes(code)) ?? offered[0] ?? DEFAULT_LANGUAGE
}
