import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { bundleScript } from './inlineScript.ts'
import { documentPolicy } from './policy.ts'

const ENTRY_TAG = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/
const STYLE = /<style>([\s\S]*?)<\/style>/

/**
 * Makes the document that boots fast and is safe on any static host: the entry is started by one hashed inline script,
 * which has asked for the status before (strict-dynamic then trusts the entry's lazy chunks), and the policy stands in
 * the document itself.
 */
export function bootDocument(): Plugin {
  let root = ''
  return {
    name: 'boot-document',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const entry = ENTRY_TAG.exec(html)?.[1]
        const style = STYLE.exec(html)?.[1]
        if (!entry || style === undefined) throw new Error('index.html has lost its entry or its first style')
        const script = await bundleScript(join(root, 'boot/inline.ts'), { __ENTRY__: JSON.stringify(entry) })
        if (script.includes('</script')) throw new Error('the inline script would end its own element')
        const policy = documentPolicy({ scripts: [hash(script)], styles: [hash(style)] })
        return html
          .replace(ENTRY_TAG, '')
          .replace(
            '<head>',
            () => `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
          )
          .replace(
            '</head>',
            () => `  <link rel="modulepreload" href="${entry}">\n    <script>${script}</script>\n  </head>`,
          )
      },
    },
  }
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
