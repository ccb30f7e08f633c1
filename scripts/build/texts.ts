import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:texts'
/** The shell, which has a chunk of its own, and the texts for outdated browsers (`outdatedTexts`). */
const APART = ['shell.json', 'outdated.json']

/**
 * `virtual:texts` loads a language's texts: one module for each language with all namespaces except the shell, which every first
 * paint needs. A file for each namespace would mean two dozen requests a visit.
 */
export function texts(): Plugin {
  let locales = ''
  return {
    name: 'texts',
    configResolved(config) {
      locales = join(config.root.endsWith('src') ? config.root : join(config.root, 'src'), 'i18n/locales')
    },
    resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ID}`) {
        const entries = readdirSync(locales).map(
          (code) => `${JSON.stringify(code)}: () => import('${ID}/${code}').then((module) => module.default)`,
        )
        return `export const texts = { ${entries.join(', ')} }`
      }
      if (!id.startsWith(`\0${ID}/`)) return null
      const folder = join(locales, id.slice(ID.length + 2))
      const namespaces = readdirSync(folder)
        .filter((file) => file.endsWith('.json') && !APART.includes(file))
        .map((file) => file.slice(0, -'.json'.length))
      return [
        ...namespaces.map((name) => `import ${name} from ${JSON.stringify(join(folder, `${name}.json`))}`),
        `export default { ${namespaces.join(', ')} }`,
      ].join('\n')
    },
  }
}

/** The texts of the page for outdated browsers, by language, as JSON. @param src the folder `src/` */
export function outdatedTexts(src: string): string {
  const locales = join(src, 'i18n/locales')
  const texts = readdirSync(locales).map((code) => {
    const text: unknown = JSON.parse(readFileSync(join(locales, code, 'outdated.json'), 'utf8'))
    return [code, text]
  })
  return JSON.stringify(Object.fromEntries(texts))
}
