import { type LanguageCode, languageOf } from '../../src/i18n/languages.ts'
import { placeholders } from '../../src/i18n/placeholders.ts'
import { isInOwnScript } from './ownScript.ts'
import { LITERAL_NOTICES, mayStayEnglish, reads } from './sameAsEnglish.ts'

/** One language: namespace → key → value, which should be a text. */
export type Locale = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export type FaultKind =
  /** The key exists in English, or the language's plural rules require the form. */
  | 'missing'
  /** The key or the namespace does not exist in English. */
  | 'unknown'
  /** A plural form that the language never uses. */
  | 'plural'
  /** Not a text, or nothing but blanks. */
  | 'empty'
  /** The placeholders `{{…}}` differ from English. */
  | 'placeholders'
  /** Equal to English, or without a letter of the language's script, and not an allowed text (`sameAsEnglish.ts`). */
  | 'english'
  /** A notice with a text fixed by the specification was changed. */
  | 'literal'

export interface Fault {
  namespace: string
  key: string
  kind: FaultKind
}

const CATEGORIES: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** `days_one` → `days` and `one`; a key that only happens to end so, like `choose_one`, has no `_other` beside it. */
function pluralOf(key: string, words: object): { stem: string; category: string } | undefined {
  const at = key.lastIndexOf('_')
  const stem = key.slice(0, at)
  const category = key.slice(at + 1)
  const counted = at > 0 && CATEGORIES.includes(category) && Object.hasOwn(words, `${stem}_other`)
  return counted ? { stem, category } : undefined
}

/** The plural forms of a language (CLDR), by their names in i18next. */
export const pluralForms = (code: LanguageCode): readonly string[] =>
  new Intl.PluralRules(languageOf(code).bcp47).resolvedOptions().pluralCategories

/** The required keys of a language, each with its English key. */
function expectedKeys(code: LanguageCode, english: object): Map<string, string> {
  const expected = new Map<string, string>()
  const forms = CATEGORIES.filter((category) => pluralForms(code).includes(category))
  for (const key of Object.keys(english)) {
    const plural = pluralOf(key, english)
    if (!plural) expected.set(key, key)
    else
      for (const form of forms) {
        const same = `${plural.stem}_${form}`
        expected.set(same, Object.hasOwn(english, same) ? same : `${plural.stem}_other`)
      }
  }
  return expected
}

function faultOf(code: LanguageCode, english: unknown, text: unknown): FaultKind | undefined {
  if (typeof text !== 'string' || text.trim() === '') return 'empty'
  if (typeof english !== 'string' || code === 'EN') return undefined
  if (LITERAL_NOTICES.includes(english)) return text === english ? undefined : 'literal'
  if (placeholders(text) !== placeholders(english)) return 'placeholders'
  const isEnglish = reads(text, english) || !isInOwnScript(code, text)
  return isEnglish && !mayStayEnglish(code, english) ? 'english' : undefined
}

function compareNamespace(
  code: LanguageCode,
  namespace: string,
  english: Readonly<Record<string, unknown>>,
  words: Readonly<Record<string, unknown>>,
): Fault[] {
  const expected = expectedKeys(code, english)
  const faults: Fault[] = []
  for (const [key, source] of expected) {
    const kind = Object.hasOwn(words, key) ? faultOf(code, english[source], words[key]) : 'missing'
    if (kind) faults.push({ namespace, key, kind })
  }
  for (const key of Object.keys(words).filter((one) => !expected.has(one))) {
    faults.push({ namespace, key, kind: pluralOf(key, english) ? 'plural' : 'unknown' })
  }
  return faults
}

/**
 * The faults of a language compared with English, in the order of the English keys, namespace by namespace. English itself is
 * checked for its plural forms and for empty texts.
 */
export function compareLocale(code: LanguageCode, english: Locale, locale: Locale): Fault[] {
  const namespaces = new Set([...Object.keys(english), ...Object.keys(locale)])
  return [...namespaces].flatMap((namespace) =>
    compareNamespace(code, namespace, english[namespace] ?? {}, locale[namespace] ?? {}),
  )
}
