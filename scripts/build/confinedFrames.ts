import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { bundleScript } from './inlineScript.ts'

/** A document in which strangers' scripts run, in a frame of nobody's origin. */
export interface ConfinedFrame {
  /** Its file is `assets/<name>-<hash>.html`. */
  readonly name: string
  readonly title: string
  /** Its own script, below `src`. */
  readonly entry: string
  /** What the app knows its address by, at build time. */
  readonly known: string
  readonly referrer: 'no-referrer' | 'strict-origin'
  /** The directives of its policy; `script` is the source of its own script. */
  readonly policy: (script: string) => readonly string[]
}

const FRAMES: readonly ConfinedFrame[] = [
  {
    // Chat vendors write scripts and styles of their own into their page: a policy for those would end them.
    name: 'vendor',
    title: 'Chat',
    entry: 'features/chat/frame/frame.ts',
    known: '__VENDOR_FRAME__',
    referrer: 'strict-origin',
    policy: () => ["object-src 'none'", "base-uri 'none'", "worker-src 'none'"],
  },
  {
    // Ad networks' pixels need nothing but scripts that ours brings and somewhere to send to.
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
 * Puts the documents among the hashed files, and tells the app where they are. Files of their own, since a document that is
 * written into the page (`srcdoc`, `blob:`) is bound by the page's policy, under which no vendor's script runs; with their
 * script inside, since a frame without an origin can fetch no module. Only in such a frame does it do anything at all.
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
