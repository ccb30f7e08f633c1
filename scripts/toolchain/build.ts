import { existsSync } from 'node:fs'
import { hashOf, isFresh, markFresh } from './fresh.ts'
import { inRoot, run } from './run.ts'

/** The sources of the production build. */
const SOURCES = [
  'src',
  'public',
  'schemas',
  'vite.config.ts',
  'vite.workbench.config.ts',
  'vite.edge.config.ts',
  'scripts/build',
  'scripts/edge',
  'scripts/generate.ts',
  'scripts/generate',
  'package-lock.json',
]

/** The app's build, and the workbench's. */
const MADE = ['dist/m/index.html', 'dist-workbench/index.html', 'dist-edge/handler.js']

/** Generates and builds `dist/`, unless it is up to date. Returns false after a failure, whose reason has been printed. */
export async function buildIfStale(): Promise<boolean> {
  const hash = hashOf(SOURCES)
  if (isFresh('build', hash) && MADE.every((file) => existsSync(inRoot(file)))) return true
  const { code } = await run('npm', ['run', '--silent', 'build'])
  // Generation may have changed src/generated, so the hash is computed after it.
  if (code === 0) markFresh('build', hashOf(SOURCES))
  return code === 0
}
