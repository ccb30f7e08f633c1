import { rmSync } from 'node:fs'
import { build } from 'vite'
import { inRoot } from '../toolchain/run.ts'

const place = (name: string): string => inRoot('node_modules', '.cache', 'house', 'bench', name)

/** Builds the app as `npm run build` does, and the floor with the same tool; answers where they are. */
export async function buildBoth(): Promise<{ readonly app: string; readonly floor: string }> {
  const [app, floor] = [place('app'), place('floor')]
  for (const folder of [app, floor]) rmSync(folder, { recursive: true, force: true })
  await build({
    configFile: inRoot('vite.config.ts'),
    logLevel: 'error',
    build: { outDir: `${app}/m`, emptyOutDir: true },
  })
  await build({
    configFile: inRoot('scripts/bench/floor/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: `${floor}/m` },
  })
  return { app, floor }
}
