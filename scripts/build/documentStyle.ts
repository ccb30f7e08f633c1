import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const LINK = /\s{0,20}<link rel="stylesheet" href="\.\/([^"]+)">\s{0,20}<style>/

/** Inlines the document's stylesheet into its first style element, which saves a request. */
export function documentStyle(): Plugin {
  let src = ''
  return {
    name: 'document-style',
    configResolved(config) {
      src = config.root
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(
          LINK,
          (_, file: string) => `\n    <style>\n      ${readFileSync(join(src, file), 'utf8')}`,
        ),
    },
  }
}
