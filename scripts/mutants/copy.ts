import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { giveUp, inRoot, run } from '../toolchain/run.ts'

/** It holds that every fault still applies, and so fails wherever one has been applied. */
const OWN_TEST = 'tests/unit/mutants/'

/**
 * A copy of the repository as it is now, what is not committed included, with the same packages. Nothing that runs in it
 * writes into the repository: caches of tools stand in the copy's own `node_modules`.
 *
 * @returns its folder, which whoever made it removes
 */
export async function makeCopy(): Promise<string> {
  const { code, output } = await run('git', ['ls-files', '-co', '--exclude-standard'], {}, { silent: true })
  if (code !== 0) giveUp(`git cannot list the files:\n${output}`)
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'mutants-')))
  for (const file of output.split('\n').filter(Boolean)) {
    // What is deleted and not committed is listed too.
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
