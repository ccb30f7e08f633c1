import { isLanguageCode, type LanguageCode } from '../i18n/languages.ts'

type Words = Readonly<Record<string, unknown>>

const files: Readonly<Record<string, Words>> = import.meta.glob('../i18n/locales/*/shell.json', {
  eager: true,
  import: 'default',
})

/** The texts of the namespace `shell`, by language. */
const words: Readonly<Partial<Record<LanguageCode, Words>>> = Object.fromEntries(
  Object.entries(files).flatMap(([path, texts]) => {
    const code = path.split('/').at(-2)
    return isLanguageCode(code) ? [[code, texts]] : []
  }),
)

/** A text of the shell without placeholders; in English where a language lacks it. */
export function textOf(language: LanguageCode, key: string): string {
  const text = words[language]?.[key] ?? words.EN?.[key]
  return typeof text === 'string' ? text : ''
}
