import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const PREFIX = '\0lean:'
const NAMES = ['react', 'react/jsx-runtime', 'react-dom']
const ITSELF = /node_modules\/(react|react-dom|scheduler)\//

/**
 * React is CommonJS: each chunk that imports it would unwrap it, and call `(0,x.jsx)(…)` a thousand times. Here each of its
 * exports becomes one binding, unwrapped once.
 */
export function reactBindings(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ build: { rolldownOptions: { treeshake: { propertyReadSideEffects: false } } } }),
    resolveId(id, importer) {
      const isOurs = importer && !importer.startsWith(PREFIX) && !ITSELF.test(importer)
      return isOurs && NAMES.includes(id) ? PREFIX + id : null
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null
      const name = id.slice(PREFIX.length)
      const exports = Object.keys(require(name)).filter((key) => /^[A-Za-z]\w*$/.test(key))
      return [
        `import real from '${name}'`,
        'export default real',
        ...exports.map((key) => `export const ${key} = real.${key}`),
      ].join('\n')
    },
  }
}
