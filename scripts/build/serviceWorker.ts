import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { bundleScript } from './inlineScript.ts'

/** Builds `sw.js` from `src/worker/`: one classic script, named the same in every build (contract, section 12). */
export function serviceWorker(): Plugin {
  let root = ''
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async generateBundle(_options, bundle) {
      const assets = Object.keys(bundle).filter((file) => file.startsWith('assets/'))
      const version = createHash('sha256').update(assets.sort().join()).digest('hex').slice(0, 12)
      const source = await bundleScript(join(root, 'worker/worker.ts'), {
        __BUILD__: JSON.stringify(version),
      })
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}
