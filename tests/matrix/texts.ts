import { readLocale } from '../../scripts/i18n/readLocales.ts'
import { siteOf } from '../support/merchants.ts'

const locales = new Map<string, ReturnType<typeof readLocale>>()

/** Most of a merchant's visitors read its first language: words are as long as theirs, not as English ones. */
export const languageOf = (merchant: string): string => siteOf(merchant).languages[0] ?? 'EN'

/** The texts of a merchant in its first language, its own before the app's, by `namespace:key`. Throws for a key that is none. */
export function wordsOf(merchant: string): (key: string) => string {
  const { languages, texts } = siteOf(merchant)
  const code = languages[0] ?? 'EN'
  const locale = locales.get(code) ?? readLocale(code)
  locales.set(code, locale)
  const own = new Map(Object.entries(texts[code] ?? {}))
  return (name) => {
    const [namespace = '', ...rest] = name.split(':')
    const key = rest.join(':')
    const text = own.get(namespace === 'shell' ? key : name) ?? own.get(name) ?? locale[namespace]?.[key]
    if (typeof text !== 'string') throw new Error(`${code} has no text ${name}`)
    return text
  }
}
