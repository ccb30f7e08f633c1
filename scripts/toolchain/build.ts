import { existsSync } from 'node:fs'
import { hashOf, isFresh, markFresh } from './fresh.ts'
import { inRoot, run } from './run.ts'

/** All that the production build is made from. */
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

/** What merchants are served, and the workbench beside it. */
const MADE = ['dist/m/index.html', 'dist-workbench/index.html', 'dist-edge/handler.js']

/** Generates and builds `dist/` unless it stands there from the same sources. False: it failed, and said why. */
export async function buildIfStale(): Promise<boolean> {
  const hash = hashOf(SOURCES)
  if (isFresh('build', hash) && MADE.every((file) => existsSync(inRoot(file)))) return true
  const { code } = await run('npm', ['run', '--silent', 'build'])
  // Generation may have rewritten src/generated: what counts is what the build was made from.
  if (code === 0) markFresh('build', hashOf(SOURCES))
  return code === 0
}
