import { spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, isFresh, markFresh } from '../toolchain/fresh.ts'
import { inRoot } from '../toolchain/run.ts'

const place = (name: string): string => inRoot('node_modules', '.cache', 'renderer', 'bench', name)

/** `base`: where the build stands in its folder; `main`: a file that a whole build has. */
const BUILDS = {
  app: {
    config: 'vite.config.ts',
    sources: ['src', 'public', 'schemas', 'vite.config.ts', 'scripts/build', 'package-lock.json'],
    base: 'm',
    main: 'index.html',
  },
  edge: {
    config: 'vite.edge.config.ts',
    sources: ['src', 'schemas', 'vite.edge.config.ts', 'scripts/build', 'package-lock.json'],
    base: '',
    main: 'handler.js',
  },
  floor: {
    config: 'scripts/bench/floor/vite.config.ts',
    sources: ['scripts/bench/floor', 'scripts/build/precompress.ts', 'package-lock.json'],
    base: 'm',
    main: 'index.html',
  },
} as const

/** Builds the app or the edge as `npm run build` does, or the floor with the same tool. Returns the folder. */
export async function buildFor(name: keyof typeof BUILDS): Promise<string> {
  const { config, sources, base, main } = BUILDS[name]
  const folder = place(name)
  const hash = hashOf(sources)
  if (isFresh(`bench-${name}`, hash) && existsSync(join(folder, base, main))) return folder
  rmSync(folder, { recursive: true, force: true })
  await viteBuild(['--config', inRoot(config), '--outDir', join(folder, base), '--emptyOutDir'])
  markFresh(`bench-${name}`, hash)
  return folder
}

/** In a separate process: the service worker's plugin writes to the standard output, which is reserved for JSON. */
const viteBuild = (args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js')
    const child = spawn(process.execPath, [vite, 'build', ...args, '--logLevel', 'error'], {
      cwd: inRoot(),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`vite build ended with ${code}`))))
  })
