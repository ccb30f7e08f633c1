import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { bundleScript } from './inlineScript.ts'

const FILE = 'pixels.html'
const ENTRY = 'features/tracking/frame/main.ts'

/**
 * The document of the confined frame in which ad networks' scripts run (`src/features/tracking/frame`). The app shows it in a
 * sandbox without an origin, where a script file of the site could not be fetched as a module: so its script stands in it, and
 * its policy lets that script alone bring others, from https only, and lets nothing be framed or sent as a form.
 */
export function pixelFrame(): Plugin {
  let src = ''
  return {
    name: 'pixel-frame',
    configResolved(config) {
      src = config.root
    },
    configureServer(server) {
      server.middlewares.use(`/m/${FILE}`, (_request, response, next) => {
        pageOf(src).then((page) => {
          response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(page)
        }, next)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await pageOf(src) })
    },
  }
}

async function pageOf(src: string): Promise<string> {
  const script = await bundleScript(join(src, ENTRY), {})
  if (script.includes('</script')) throw new Error('the frame’s script would end its own element')
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' 'strict-dynamic'`,
    'connect-src https:',
    'img-src https: data:',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="referrer" content="no-referrer">',
    '<meta name="robots" content="noindex">',
    '<title>-</title>',
    `<script>${script}</script>`,
    '</html>',
    '',
  ].join('\n')
}
