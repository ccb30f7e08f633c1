import { createInstance, type i18n as I18nInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LANGUAGE_CODES, type Language, type LanguageCode, languageOf } from './languages.ts'

/** Texts of one namespace: flat keys, plurals as `_one`, `_other` and their like. */
export type Words = Readonly<Record<string, string>>

/** Loads one namespace of one language; `undefined` when there is no such file. */
export type LoadWords = (code: LanguageCode, namespace: string) => Promise<Words | undefined>

export interface I18nOptions {
  language: LanguageCode
  load: LoadWords
  /** Told at start and after each change: sets `<html lang dir>`. */
  onLanguage?: (language: Language) => void
  /** A merchant overrides a text that does not exist (design rule 5: never silently). */
  onUnknownKeys?: (code: LanguageCode, namespace: string, keys: string[]) => void
}

export interface I18n {
  /** For `useTranslation`, and `t` outside of components. */
  instance: I18nInstance
  language(): Language
  /** Switches in place, once the words are there; a later change wins over one that is still loading. */
  changeLanguage(code: LanguageCode): Promise<void>
  /** A merchant's own texts, now and for namespaces that load later; values that are not texts are left out. */
  addOverrides(code: LanguageCode, namespace: string, texts: Readonly<Record<string, unknown>>): void
  /** Loads a namespace of the current language ahead of the screen that needs it. */
  ready(namespace: string): Promise<void>
}

/** What every visit needs; other namespaces come with their features. */
export const SHELL = 'shell'

const codeOf = (tag: string): LanguageCode =>
  LANGUAGE_CODES.find((code) => languageOf(code).bcp47 === tag) ?? 'EN'

/**
 * Words for people: language → EN → key. One language at a time, one namespace at a time; English is only loaded where a
 * file or a key is missing. No suspense: a namespace that is still loading shows nothing that suspends.
 */
export async function createI18n({ language, load, onLanguage, onUnknownKeys }: I18nOptions): Promise<I18n> {
  const instance = createInstance()
  const overrides = new Map<string, Words>()
  const completed = new Set<string>()

  const english = (namespace: string) => load('EN', namespace).catch(() => undefined)
  const current = () => languageOf(codeOf(instance.language))

  function withOverrides(code: LanguageCode, namespace: string, words: Words): Words {
    const own = overrides.get(`${code}/${namespace}`)
    if (own === undefined) return { ...words }
    const unknown = Object.keys(own).filter((key) => !Object.hasOwn(words, key))
    if (unknown.length > 0) onUnknownKeys?.(code, namespace, unknown)
    return { ...words, ...Object.fromEntries(Object.entries(own).filter(([key]) => !unknown.includes(key))) }
  }

  /** What i18next calls its backend. A file that is missing, or does not arrive, is English. */
  async function read(tag: string, namespace: string): Promise<Words> {
    const code = codeOf(tag)
    const words = await load(code, namespace).catch(() => undefined)
    return withOverrides(
      code,
      namespace,
      words ?? (code === 'EN' ? undefined : await english(namespace)) ?? {},
    )
  }

  /** A key that a language lacks: its namespace is filled up from English, once. */
  async function complete(tag: string, namespace: string) {
    const name = `${tag}/${namespace}`
    if (completed.has(name) || codeOf(tag) === 'EN') return
    completed.add(name)
    const words = await english(namespace)
    const there: unknown = instance.getResourceBundle(tag, namespace)
    if (words && there) instance.addResourceBundle(tag, namespace, { ...words }, true, false)
  }

  instance.on('languageChanged', () => onLanguage?.(current()))
  await instance
    .use(initReactI18next)
    .use({ type: 'backend' as const, callbackApi: false, init() {}, read })
    .init({
      lng: languageOf(language).bcp47,
      fallbackLng: false,
      load: 'currentOnly',
      ns: [SHELL],
      defaultNS: SHELL,
      keySeparator: false,
      initAsync: false,
      interpolation: { escapeValue: false },
      returnEmptyString: false,
      saveMissing: true,
      missingKeyHandler: (tags: readonly string[], namespace: string) => {
        for (const tag of tags) void complete(tag, namespace)
      },
      react: { useSuspense: false, bindI18nStore: 'added' },
    })

  return {
    instance,
    language: current,
    async changeLanguage(code) {
      await instance.changeLanguage(languageOf(code).bcp47)
    },
    addOverrides(code, namespace, texts) {
      const name = `${code}/${namespace}`
      const own = Object.entries(texts).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      )
      overrides.set(name, { ...overrides.get(name), ...Object.fromEntries(own) })
      const tag = languageOf(code).bcp47
      const there: Words | undefined = instance.getResourceBundle(tag, namespace)
      if (there)
        instance.addResourceBundle(tag, namespace, withOverrides(code, namespace, there), false, true)
    },
    async ready(namespace) {
      await instance.loadNamespaces(namespace)
    },
  }
}
