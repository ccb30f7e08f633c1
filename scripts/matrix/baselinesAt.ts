import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { BASELINES, listBaselines } from '../../tests/matrix/baselines.ts'
import { ROOT } from '../toolchain/run.ts'
import type { Baselines } from './since.ts'

/** The largest answer of git, bytes. */
const MOST_BYTES = 64_000_000
const ENTRY = /^\S+ blob (\S+)\t(.+)$/

const git = async (...args: readonly string[]): Promise<Buffer> =>
  (await promisify(execFile)('git', args, { cwd: ROOT, encoding: 'buffer', maxBuffer: MOST_BYTES })).stdout

/** The baselines of a commit; undefined: git does not know it. */
export async function baselinesAt(commit: string): Promise<Baselines | undefined> {
  const folder = relative(ROOT, BASELINES).replaceAll('\\', '/')
  const listed = await git('ls-tree', '-r', '-z', '--end-of-options', commit, '--', `${folder}/`).catch(
    () => undefined,
  )
  if (!listed) return undefined
  const ids = new Map<string, string>()
  for (const entry of listed.toString('utf8').split('\0')) {
    const [, id, path = ''] = ENTRY.exec(entry) ?? []
    if (id) ids.set(path.slice(folder.length + 1), id)
  }
  return { ids, read: (file) => git('cat-file', 'blob', ids.get(file) ?? '') }
}

/** The baselines as they are in the folder, committed or not. */
export async function baselinesNow(): Promise<Baselines> {
  const read = (file: string) => readFile(join(BASELINES, file))
  const ids = new Map<string, string>()
  for (const { file } of listBaselines()) ids.set(file, blobId(await read(file)))
  return { ids, read }
}

/** The name of a file's content in git: SHA-1 of the content behind `blob <bytes>` and a zero byte (gitformat-loose). */
const blobId = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex')
