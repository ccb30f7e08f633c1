import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Where baselines are kept, in git; another folder to try something out. */
export const BASELINES = process.env.MATRIX_BASELINES ?? join(import.meta.dirname, 'baselines')
const UNKEPT = join(import.meta.dirname, '..', '..', 'test-results')
/** Where the shards of a run put what they saw, a folder each (`1of3`). */
export const SHARDS = join(UNKEPT, 'matrix-shards')
/** Where a run puts what it saw: git does not. */
export const RESULTS = process.env.MATRIX_SHARD
  ? join(SHARDS, process.env.MATRIX_SHARD)
  : join(UNKEPT, 'matrix')
/** All baselines together may weigh this much. */
export const MOST_BYTES = 10_000_000

export function readBaseline(file: string): Buffer | undefined {
  const path = join(BASELINES, file)
  return existsSync(path) ? readFileSync(path) : undefined
}

export const writeBaseline = (file: string, content: string | Buffer): void =>
  write(join(BASELINES, file), content)

/** Takes away what earlier runs saw; shards of one run stand side by side. */
export function clearResults(): void {
  const [, total = ''] = process.env.MATRIX_SHARD?.split('of') ?? []
  const shards = existsSync(SHARDS) ? readdirSync(SHARDS) : []
  for (const name of shards)
    if (!total || !name.endsWith(`of${total}`)) rmSync(join(SHARDS, name), { recursive: true, force: true })
  for (const folder of [RESULTS, join(UNKEPT, 'matrix')]) rmSync(folder, { recursive: true, force: true })
}

export const writeResult = (file: string, content: string | Buffer): void =>
  write(join(RESULTS, file), content)
/** Where a result lies, from the repository's folder. */
export const resultPath = (file: string): string => relative(join(UNKEPT, '..'), join(RESULTS, file))
export const removeBaseline = (file: string): void => rmSync(join(BASELINES, file))

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** Every file of the baselines with its size in bytes. */
export function listBaselines(): { file: string; bytes: number }[] {
  if (!existsSync(BASELINES)) return []
  return readdirSync(BASELINES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ file: relative(BASELINES, path).replaceAll('\\', '/'), bytes: statSync(path).size }))
}
