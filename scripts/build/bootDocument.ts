import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { chunkRootsOf } from './chunks.ts'
import { bundleScript } from './inlineScript.ts'
import { documentPolicy } from './policy.ts'
import { preloadMap } from './preloadMap.ts'
import { without } from './without.ts'

const MODULE_TAG = /\s{0,20}<script type="module"[^<>]*src="([^"<>]+)"[^<>]*><\/script>/g
const PRELOAD_TAG = /\s{0,20}<link rel="modulepreload"[^<>]*href="([^"<>]+)"[^<>]*>/g
const STYLE = /<style>((?:[^<]|<(?!\/?style>))*)<\/style>/

/**
 * Makes the document that boots fast and is safe on any static host: the entry is started by one hashed inline script,
 * which has asked for the status before (strict-dynamic then trusts the entry's lazy chunks), and the policy stands in
 * the document itself.
 */
export function bootDocument(): Plugin {
  let src = ''
  let base = ''
  let preloadScript = ''
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
        // For the edge, which says the same before the document is there (`src/edge/build.ts`).
        const told = JSON.stringify({ entry: entry && base + entry, ...preloads })
        this.emitFile({ type: 'asset', fileName: 'preload-map.json', source: told })
        const source = await bundleScript(join(src, 'boot/preloadScript.ts'), {
          __WITHOUT__: JSON.stringify(without),
          __PRELOAD_MAP__: map,
        })
        preloadScript = this.getFileName(this.emitFile({ type: 'asset', name: 'preloadScript.js', source }))
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
        const script = await bundleScript(join(src, 'boot/inline.ts'), {
          __WITHOUT__: JSON.stringify(without),
          __ENTRY__: JSON.stringify(base + entry),
          __PRELOAD_SCRIPT__: JSON.stringify(base + preloadScript),
        })
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
