import { type LanguageCode, languageOf } from '../../src/i18n/languages.ts'
import { placeholders } from '../../src/i18n/placeholders.ts'
import { isInOwnScript } from './ownScript.ts'
import { LITERAL_NOTICES, mayStayEnglish, reads } from './sameAsEnglish.ts'

/** One language as its files have it: namespace → key → what should be a text. */
export type Locale = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export type FaultKind =
  /** English has the key, or the language's plural rules ask for the form. */
  | 'missing'
  /** English has neither the key nor the namespace. */
  | 'unknown'
  /** A plural form that the language never uses. */
  | 'plural'
  /** Not a text, or nothing but blanks. */
  | 'empty'
  /** What stands in `{{…}}` is not what English has there. */
  | 'placeholders'
  /** The English text, or none of the language's own letters, and not a text that it may keep (`sameAsEnglish.ts`). */
  | 'english'
  /** A notice that the specification gives word for word was changed. */
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

/** The plural forms that a language tells apart (CLDR), as i18next asks for them. */
export const pluralForms = (code: LanguageCode): readonly string[] =>
  new Intl.PluralRules(languageOf(code).bcp47).resolvedOptions().pluralCategories

/** The keys that a language must have, each with the English key whose text it stands for. */
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
 * What is wrong with a language, measured by English: in the order of the English keys, namespace by namespace. No fault
 * means complete. English itself, compared with itself, is asked for its plural forms and for texts that are not empty.
 */
export function compareLocale(code: LanguageCode, english: Locale, locale: Locale): Fault[] {
  const namespaces = new Set([...Object.keys(english), ...Object.keys(locale)])
  return [...namespaces].flatMap((namespace) =>
    compareNamespace(code, namespace, english[namespace] ?? {}, locale[namespace] ?? {}),
  )
}
