import type { LoadWords, Words } from './createI18n.ts'

const shells = import.meta.glob<Words>('./locales/*/shell.json', { import: 'default' })

/**
 * Loads `locales/<code>/<namespace>.json`, each a chunk of its own. The list of the shell's files comes with the first
 * load; the list of all others, which grows with every feature, comes when the first of them is asked for.
 */
export const loadWords: LoadWords = async (code, namespace) => {
  const path = `./locales/${code}/${namespace}.json`
  const files = namespace === 'shell' ? shells : (await import('./loadMore.ts')).files
  return files[path]?.()
}
