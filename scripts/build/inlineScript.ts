import { build } from 'vite'
import { BROWSERS } from './browsers.ts'

/**
 * Bundles a small module and what it imports into one script without imports, for a `<script>` element or a worker.
 *
 * @param target what it is written for: `OUTDATED` where browsers read it that are too old for the app
 */
export async function bundleScript(
  entry: string,
  define: Record<string, string>,
  target: readonly string[] = BROWSERS,
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define,
    build: {
      write: false,
      target: [...target],
      modulePreload: false,
      reportCompressedSize: false,
      lib: { entry, formats: ['iife'], name: 'boot', fileName: 'inline' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error(`${entry} did not bundle into one script`)
  return chunk.code.trim()
}
