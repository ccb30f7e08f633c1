import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { bundleScript } from './inlineScript.ts'

/**
 * The document in which vendors' chat scripts run (`src/features/chat/frame`): a file of its own, since one that is written into
 * the page (`srcdoc`, `blob:`) is bound by the page's policy, under which no vendor's script runs. It has no policy for scripts,
 * and needs none: only in a frame without an origin does it do anything at all.
 */
export const frameDocument = (script: string): string => {
  if (script.includes('</script')) throw new Error('the frame’s script would end its own element')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="object-src 'none'; base-uri 'none'; worker-src 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="strict-origin">
<meta name="robots" content="noindex">
<title>Chat</title>
<style>body { margin: 0 }</style>
<script>${script}</script>
</head>
<body></body>
</html>
`
}

/** Puts it among the hashed files, and tells the app where it is (`__VENDOR_FRAME__`). */
export function vendorFrame(): Plugin {
  const made = { source: '', fileName: '' }
  return {
    name: 'vendor-frame',
    async config({ root = '', base = '/' }) {
      made.source = frameDocument(await bundleScript(join(root, 'features/chat/frame/frame.ts'), {}))
      const hash = createHash('sha256').update(made.source).digest('base64url').slice(0, 8)
      made.fileName = `assets/vendor-${hash}.html`
      return { define: { __VENDOR_FRAME__: JSON.stringify(base + made.fileName) } }
    },
    configureServer(server) {
      server.middlewares.use(`${server.config.base}${made.fileName}`, (_, answer) => {
        answer.setHeader('content-type', 'text/html; charset=utf-8')
        answer.end(made.source)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: made.fileName, source: made.source })
    },
  }
}
