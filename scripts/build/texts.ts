import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:texts'
const SHELL = 'shell.json'

/**
 * `virtual:texts` loads a language's texts: one module for each language with all namespaces but the shell's, which every
 * first picture needs and which is loaded by itself. A file for each namespace would be two dozen requests a visit.
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
        .filter((file) => file.endsWith('.json') && file !== SHELL)
        .map((file) => file.slice(0, -'.json'.length))
      return [
        ...namespaces.map((name) => `import ${name} from ${JSON.stringify(join(folder, `${name}.json`))}`),
        `export default { ${namespaces.join(', ')} }`,
      ].join('\n')
    },
  }
}
