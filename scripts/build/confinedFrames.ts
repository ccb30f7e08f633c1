import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { bundleScript } from './inlineScript.ts'

/** A document for scripts of third parties, in a frame with an opaque origin. */
export interface ConfinedFrame {
  /** Its file is `assets/<name>-<hash>.html`. */
  readonly name: string
  readonly title: string
  /** Its own script, below `src`. */
  readonly entry: string
  /** The build-time constant that holds its address. */
  readonly known: string
  readonly referrer: 'no-referrer' | 'strict-origin'
  /** The directives of its policy; `script` is the source of its own script. */
  readonly policy: (script: string) => readonly string[]
}

const FRAMES: readonly ConfinedFrame[] = [
  {
    // Chat vendors write inline scripts and styles into their page, which a policy would block.
    name: 'vendor',
    title: 'Chat',
    entry: 'features/chat/frame/frame.ts',
    known: '__VENDOR_FRAME__',
    referrer: 'strict-origin',
    policy: () => ["object-src 'none'", "base-uri 'none'", "worker-src 'none'"],
  },
  {
    // Pixels need only the scripts that ours loads, and addresses to send to.
    name: 'pixels',
    title: '-',
    entry: 'features/tracking/frame/main.ts',
    known: '__PIXELS_FRAME__',
    referrer: 'no-referrer',
    policy: (script) => [
      "default-src 'none'",
      `script-src ${script} 'strict-dynamic'`,
      'connect-src https:',
      'img-src https: data:',
      "form-action 'none'",
      "base-uri 'none'",
    ],
  },
]

const digest = (text: string) => createHash('sha256').update(text)

/** Throws where the script would end its own element. */
export function frameDocument({ title, referrer, policy }: ConfinedFrame, script: string): string {
  if (script.includes('</script')) throw new Error('the frame’s script would end its own element')
  const directives = policy(`'sha256-${digest(script).digest('base64')}'`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="${referrer}">
<meta name="robots" content="noindex">
<title>${title}</title>
<script>${script}</script>
</head>
<body></body>
</html>
`
}

/**
 * Emits the documents as hashed files, and gives the app their addresses. They are files, since a document in the page (`srcdoc`,
 * `blob:`) inherits the page's policy, which blocks vendors' scripts. Their script is inline, since a frame with an opaque origin
 * cannot load modules. The script does nothing outside of such a frame.
 */
export function confinedFrames(frames: readonly ConfinedFrame[] = FRAMES): Plugin {
  let made: readonly { readonly known: string; readonly fileName: string; readonly source: string }[] = []
  return {
    name: 'confined-frames',
    async config({ root = '', base = '/' }) {
      made = await Promise.all(
        frames.map(async (frame) => {
          const source = frameDocument(frame, await bundleScript(join(root, frame.entry), {}))
          const hash = digest(source).digest('base64url').slice(0, 8)
          return { known: frame.known, fileName: `assets/${frame.name}-${hash}.html`, source }
        }),
      )
      return {
        define: Object.fromEntries(
          made.map(({ known, fileName }) => [known, JSON.stringify(base + fileName)]),
        ),
      }
    },
    configureServer({ middlewares, config }) {
      for (const { fileName, source } of made) {
        middlewares.use(config.base + fileName, (_, answer) => {
          answer.setHeader('content-type', 'text/html; charset=utf-8')
          answer.end(source)
        })
      }
    },
    generateBundle() {
      for (const { fileName, source } of made) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
