import { createInstance, type i18n as I18nInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LANGUAGE_CODES, type Language, type LanguageCode, languageOf } from './languages.ts'
import type { OwnTexts } from './ownTexts.ts'

/** Texts of one namespace: flat keys, plurals as `_one`, `_other` and their like. */
export type Texts = Readonly<Record<string, string>>

/** Loads one namespace of one language; `undefined` when there is no such file. */
export type LoadTexts = (code: LanguageCode, namespace: string) => Promise<Texts | undefined>

export interface I18nOptions {
  language: LanguageCode
  load: LoadTexts
  /** Called at start and after each change. Sets `<html lang dir>`. */
  onLanguage?: (language: Language) => void
  /** A merchant's own texts. */
  texts?: OwnTexts
}

export interface I18n {
  /** For `useTranslation`, and `t` outside of components. */
  instance: I18nInstance
  language(): Language
  /** Switches without a reload, once the texts are loaded. A later change overrides one that is still loading. */
  changeLanguage(code: LanguageCode): Promise<void>
  /**
   * Replaces the merchant's own texts, in namespaces that are loaded and in those that are loaded later.
   * Resolves to whether they differ from the earlier ones.
   */
  setTexts(texts: OwnTexts): Promise<boolean>
  /** Loads a namespace of the current language ahead of the screen that needs it. */
  ready(namespace: string): Promise<void>
}

/** Emitted when texts that are already loaded have changed. */
const WORDS_CHANGED = 'wordsChanged'

/** The namespace that every visit needs. Features load the others. */
export const SHELL = 'shell'

const codeOf = (tag: string): LanguageCode =>
  LANGUAGE_CODES.find((code) => languageOf(code).bcp47 === tag) ?? 'EN'

/**
 * The texts of the app. The fallback order is language, EN, key. Languages and namespaces are loaded one at a time, and
 * English only where a file or a key is missing. Without suspense: a namespace that is still loading suspends no component.
 */
export async function createI18n({ language, load, onLanguage, texts = {} }: I18nOptions): Promise<I18n> {
  const instance = createInstance()
  let own = texts
  /** The texts as they were loaded, to restore them when the merchant's own texts change. */
  const came: { tag: string; namespace: string; namespaceTexts: Texts }[] = []
  const completed = new Set<string>()

  const english = (namespace: string) => load('EN', namespace).catch(() => undefined)
  const current = () => languageOf(codeOf(instance.language))

  /** The backend of i18next. English replaces a file that is missing or cannot be loaded. */
  async function read(tag: string, namespace: string): Promise<Texts> {
    const code = codeOf(tag)
    const loaded = await load(code, namespace).catch(() => undefined)
    const namespaceTexts = loaded ?? (code === 'EN' ? undefined : await english(namespace)) ?? {}
    came.push({ tag, namespace, namespaceTexts })
    return mixed(namespaceTexts, code, namespace)
  }

  /** The texts with the merchant's own merged in. The code that merges is loaded only where there are any. */
  async function mixed(namespaceTexts: Texts, code: LanguageCode, namespace: string): Promise<Texts> {
    if (Object.keys(own).length === 0) return namespaceTexts
    const mixer = await import('./ownTexts.ts').catch(() => undefined)
    return mixer?.withOwnTexts(namespaceTexts, own, code, namespace) ?? namespaceTexts
  }

  /** Where a language lacks a key, its namespace is completed from English, once. */
  async function complete(tag: string, namespace: string) {
    const name = `${tag}/${namespace}`
    if (completed.has(name) || codeOf(tag) === 'EN') return
    completed.add(name)
    const namespaceTexts = await english(namespace)
    const there: unknown = instance.getResourceBundle(tag, namespace)
    if (!namespaceTexts || !there) return
    instance.addResourceBundle(tag, namespace, { ...namespaceTexts }, true, false)
    instance.emit(WORDS_CHANGED)
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
      // A namespace that has loaded rerenders only the components that wait for it.
      react: { useSuspense: false, bindI18n: `languageChanged ${WORDS_CHANGED}`, bindI18nStore: '' },
    })

  return {
    instance,
    language: current,
    async changeLanguage(code) {
      await instance.changeLanguage(languageOf(code).bcp47)
    },
    async setTexts(texts) {
      if (JSON.stringify(texts) === JSON.stringify(own)) return false
      own = texts
      for (const { tag, namespace, namespaceTexts } of came) {
        const bundle = await mixed(namespaceTexts, codeOf(tag), namespace)
        if (own === texts) instance.addResourceBundle(tag, namespace, bundle, false, true)
      }
      instance.emit(WORDS_CHANGED)
      return true
    },
    async ready(namespace) {
      await instance.loadNamespaces(namespace)
    },
  }
}
