import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { inRoot, run } from '../../toolchain/run.ts'
import { treeAt } from './git.ts'

/** Earlier states of folders, named by git's id of their content: the same state is written once. */
const PAST_DIR = inRoot('node_modules/.cache/renderer/past')
/** Number of kept states; those that were not asked for the longest are removed. */
const MOST_KEPT = 20
const UNFINISHED = '.new-'

/** A folder with a merchant's files as they were after a commit; undefined where git knows none. */
export async function folderAt(
  root: string,
  code: string,
  revision: string,
  dir = PAST_DIR,
): Promise<string | undefined> {
  const tree = await treeAt(root, code, revision)
  if (!tree) return undefined
  const folder = join(dir, tree)
  const isThere = await stat(folder).catch(() => undefined)
  if (isThere) await utimes(folder, new Date(), new Date()).catch(() => undefined)
  else if (!(await write(root, tree, folder, dir))) return undefined
  return folder
}

/** Writes a tree of git into a folder, which appears in one step, never incomplete. The repository's own index stays as it is. */
async function write(root: string, tree: string, folder: string, dir: string): Promise<boolean> {
  await mkdir(dir, { recursive: true })
  const place = await mkdtemp(join(dir, UNFINISHED))
  try {
    const found = await run('git', ['rev-parse', '--absolute-git-dir'], { cwd: root }, { silent: true })
    const files = join(place, 'files')
    await mkdir(files)
    const env = { ...process.env, GIT_INDEX_FILE: join(place, 'index') }
    const git = (...args: string[]) =>
      run(
        'git',
        [`--git-dir=${found.output.trim()}`, `--work-tree=${files}`, ...args],
        { cwd: files, env },
        { silent: true },
      )
    if ((await git('read-tree', tree)).code !== 0) return false
    if ((await git('checkout-index', '--all')).code !== 0) return false
    // Somebody else may have written the same state meanwhile.
    await rename(files, folder).catch(async (error: unknown) => {
      if (!(await stat(folder).catch(() => undefined))) throw error
    })
    await removeOld(dir)
    return true
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

async function removeOld(dir: string): Promise<void> {
  const names = (await readdir(dir)).filter((name) => !name.startsWith(UNFINISHED))
  const dated = await Promise.all(
    names.map(async (name) => {
      const folder = join(dir, name)
      return { folder, when: (await stat(folder).catch(() => undefined))?.mtimeMs ?? 0 }
    }),
  )
  const old = dated.sort((a, b) => b.when - a.when).slice(MOST_KEPT)
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })))
}
