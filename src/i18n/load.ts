import { texts } from 'virtual:texts'
import type { LoadWords, Words } from './createI18n.ts'

const shells = import.meta.glob<Words>('./locales/*/shell.json', { import: 'default' })

/** Loads `locales/<code>/<namespace>.json`: the shell's texts are one file, all others of a language another. */
export const loadWords: LoadWords = async (code, namespace) =>
  namespace === 'shell' ? shells[`./locales/${code}/shell.json`]?.() : (await texts[code]?.())?.[namespace]
