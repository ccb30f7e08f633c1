import { DEFAULT_LANGUAGE, type LanguageCode, readLanguageCode } from './languages.ts'

/** Local storage: the language that the visitor chose (docs/conformance.md § 2.3: "Stored values"). */
export const LANGUAGE_KEY = 'language'
/** Session storage, gone with the session: the language of this tab's member, for the first picture after a reload. */
export const MEMBER_LANGUAGE_KEY = 'SHELL_memberLanguage'

export interface LanguageSources {
  /** From the address. */
  url?: unknown
  stored?: unknown
  /** What the back office says about the member. */
  member?: unknown
  /** `navigator.languages`. */
  browser: readonly string[]
  /** The site's languages, first is its default; unknown codes are ignored. */
  allowed: readonly unknown[]
}

/** Browser languages that are not simply a platform code's own name; best match first. */
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
  // Tahitian and two countries: as languages these are none of ours.
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
 * The language of this visit: from the address, stored, the member's, the browser's, the site's first; always one that
 * the site allows (docs/conformance.md § 2.5, § 2.9). A site that names none speaks CN.
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
