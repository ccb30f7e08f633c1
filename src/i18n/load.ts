import { texts } from 'virtual:texts'
import type { LoadTexts, Texts } from './createI18n.ts'

const shells = import.meta.glob<Texts>('./locales/*/shell.json', { import: 'default' })

/** Loads `locales/<code>/<namespace>.json`: the shell's texts are one file, all others of a language another. */
export const loadTexts: LoadTexts = async (code, namespace) =>
  namespace === 'shell' ? shells[`./locales/${code}/shell.json`]?.() : (await texts[code]?.())?.[namespace]
