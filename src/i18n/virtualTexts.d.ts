/** Made by `scripts/build/texts.ts`: loads all namespaces of a language but the shell's. */
declare module 'virtual:texts' {
  import type { Words } from './createI18n.ts'
  import type { LanguageCode } from './languages.ts'

  export const texts: { readonly [code in LanguageCode]?: () => Promise<Readonly<Record<string, Words>>> }
}
