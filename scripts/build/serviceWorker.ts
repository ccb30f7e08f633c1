import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { digestOf, type ManifestEntry } from '../../src/worker/build.ts'
import { BROWSERS } from './browsers.ts'
import { chunkRootsOf } from './chunks.ts'

/**
 * Builds `sw.js` from `src/worker/sw.ts`. Its precache manifest contains the document (with the build's digest as revision), the
 * entry and the screen for a site that cannot be shown; other files are cached at run time. The web app manifest comes from the
 * merchant, and the app registers the worker when the page is idle.
 */
export function serviceWorker(): Plugin[] {
  let src = ''
  let dist = ''
  let files: readonly string[] = []
  const precached = async (): Promise<ManifestEntry[]> => {
    const digest = digestOf(await readFile(join(dist, 'index.html'), 'utf8'))
    if (!digest) throw new Error('the document does not say which build it belongs to')
    const scripts = files.map((file) => ({ url: `/m/${file}`, revision: null }))
    return [{ url: '/m/index.html', revision: digest }, ...scripts]
  }
  const noteFiles: Plugin = {
    name: 'precached-files',
    apply: 'build',
    configResolved({ root, build }) {
      src = root
      dist = resolve(root, build.outDir)
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      files = [chunkRootsOf(src).entry, join(src, 'boot/SiteScreen.tsx')].map((module) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
        if (!chunk) throw new Error(`${module} is in no chunk`)
        return chunk.fileName
      })
    },
  }
  return [
    noteFiles,
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'worker',
      filename: 'sw.ts',
      scope: '/m/',
      manifest: false,
      injectRegister: false,
      registerType: 'prompt',
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['index.html'],
        target: BROWSERS,
        manifestTransforms: [
          async () => ({ manifest: (await precached()).map((entry) => ({ ...entry, size: 0 })) }),
        ],
      },
    }),
  ]
}
