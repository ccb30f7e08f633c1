import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { giveUp, inRoot, run } from '../toolchain/run.ts'

/** The test that every fault can be applied, which fails in a copy with a fault. */
const OWN_TEST = 'tests/unit/mutants/'

/**
 * Copies the repository, uncommitted changes included, with the same packages. Tools that run in the copy do not write to the
 * repository: their caches are in the copy's own `node_modules`.
 *
 * @returns its folder, which the caller removes
 */
export async function makeCopy(): Promise<string> {
  const { code, output } = await run('git', ['ls-files', '-co', '--exclude-standard'], {}, { silent: true })
  if (code !== 0) giveUp(`git cannot list the files:\n${output}`)
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'mutants-')))
  for (const file of output.split('\n').filter(Boolean)) {
    // git also lists files that were deleted without a commit.
    if (!existsSync(inRoot(file)) || file.startsWith(OWN_TEST)) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(inRoot(file), join(copy, file))
  }
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(inRoot('node_modules'))) {
    if (['.cache', '.vite', '.vite-temp', '.vitest'].includes(name)) continue
    symlinkSync(inRoot('node_modules', name), join(copy, 'node_modules', name))
  }
  return copy
}
