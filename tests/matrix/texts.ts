import { readLocale } from '../../scripts/i18n/readLocales.ts'
import { siteOf } from '../support/merchants.ts'

const locales = new Map<string, ReturnType<typeof readLocale>>()

/** A merchant's first language, which most of its visitors read. Its texts have other lengths than the English ones. */
export const languageOf = (merchant: string): string => siteOf(merchant).languages[0] ?? 'EN'

/** A merchant's texts in its first language by `namespace:key`; its own precede the app's. Throws for an unknown key. */
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
