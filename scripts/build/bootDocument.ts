import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { OUTDATED } from './browsers.ts'
import { chunkRootsOf } from './chunks.ts'
import { bundleScript } from './inlineScript.ts'
import { documentPolicy } from './policy.ts'
import { preloadMap } from './preloadMap.ts'
import { outdatedTexts } from './texts.ts'
import { without } from './without.ts'

const MODULE_TAG = /\s{0,20}<script type="module"[^<>]*src="([^"<>]+)"[^<>]*><\/script>/g
const PRELOAD_TAG = /\s{0,20}<link rel="modulepreload"[^<>]*href="([^"<>]+)"[^<>]*>/g
const STYLE = /<style>((?:[^<]|<(?!\/?style>))*)<\/style>/

/**
 * Makes a document that boots fast and is safe on any static host. One hashed inline script requests the status and then
 * loads the entry, whose lazy chunks strict-dynamic trusts. The document contains its policy.
 */
export function bootDocument(): Plugin {
  let src = ''
  let base = ''
  let preloadScript = ''
  let outdatedScript = ''
  return {
    name: 'boot-document',
    apply: 'build',
    configResolved(config) {
      src = config.root
      base = config.base
    },
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const roots = chunkRootsOf(src)
        const preloads = await preloadMap(src, chunks, roots, base)
        const map = JSON.stringify(preloads)
        const entry = chunks.find(({ moduleIds }) => moduleIds.includes(roots.entry))?.fileName
        // For the edge, which sends the same preloads before the document has arrived (`src/edge/build.ts`).
        const told = JSON.stringify({ entry: entry && base + entry, ...preloads })
        this.emitFile({ type: 'asset', fileName: 'preload-map.json', source: told })
        const emit = (name: string, source: string) =>
          this.getFileName(this.emitFile({ type: 'asset', name, source }))
        const preload = { __WITHOUT__: JSON.stringify(without), __PRELOAD_MAP__: map }
        preloadScript = emit(
          'preloadScript.js',
          await bundleScript(join(src, 'boot/preloadScript.ts'), preload),
        )
        const texts = { __TEXTS__: outdatedTexts(src) }
        const page = await bundleScript(join(src, 'boot/outdatedPage.ts'), texts, OUTDATED)
        outdatedScript = emit('outdatedPage.js', page)
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const { entry: main } = chunkRootsOf(src)
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const entry = chunks.find(({ moduleIds }) => moduleIds.includes(main))?.fileName
        const style = STYLE.exec(html)?.[1]
        if (!entry || style === undefined) throw new Error('index.html has lost its entry or its first style')
        const defined = {
          __WITHOUT__: JSON.stringify(without),
          __ENTRY__: JSON.stringify(base + entry),
          __PRELOAD_SCRIPT__: JSON.stringify(base + preloadScript),
          __OUTDATED_SCRIPT__: JSON.stringify(base + outdatedScript),
        }
        const script = await bundleScript(join(src, 'boot/inline.ts'), defined, OUTDATED)
        if (script.includes('</script')) throw new Error('the inline script would end its own element')
        const policy = documentPolicy({ scripts: [hash(script)], styles: [hash(style)] })
        const files = [MODULE_TAG, PRELOAD_TAG].flatMap((tag) =>
          [...html.matchAll(tag)].map(([, file]) => file),
        )
        const preloads = files.map((file) => `<link rel="modulepreload" href="${file}">`)
        return html
          .replace(MODULE_TAG, '')
          .replace(PRELOAD_TAG, '')
          .replace(
            '<head>',
            () => `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
          )
          .replace('</head>', () => `  <script>${script}</script>\n    ${preloads.join('')}\n  </head>`)
      },
    },
  }
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
