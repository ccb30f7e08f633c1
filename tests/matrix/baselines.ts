import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The folder of the baselines, in git. `MATRIX_BASELINES` names another folder for experiments. */
export const BASELINES = process.env.MATRIX_BASELINES ?? join(import.meta.dirname, 'baselines')
const UNKEPT = join(import.meta.dirname, '..', '..', 'test-results')
/** The folder of the shards' results, one folder for each shard (`1of3`). */
export const SHARDS = join(UNKEPT, 'matrix-shards')
/** The folder of a run's results, not in git. */
export const RESULTS = process.env.MATRIX_SHARD
  ? join(SHARDS, process.env.MATRIX_SHARD)
  : join(UNKEPT, 'matrix')
/** The maximum size of all baselines together. */
export const MOST_BYTES = 12_000_000

export function readBaseline(file: string): Buffer | undefined {
  const path = join(BASELINES, file)
  return existsSync(path) ? readFileSync(path) : undefined
}

export const writeBaseline = (file: string, content: string | Buffer): void =>
  write(join(BASELINES, file), content)

/** Removes the results of earlier runs. Shards of the same run are kept. */
export function clearResults(): void {
  const [, total = ''] = process.env.MATRIX_SHARD?.split('of') ?? []
  const shards = existsSync(SHARDS) ? readdirSync(SHARDS) : []
  for (const name of shards)
    if (!total || !name.endsWith(`of${total}`)) rmSync(join(SHARDS, name), { recursive: true, force: true })
  for (const folder of [RESULTS, join(UNKEPT, 'matrix')]) rmSync(folder, { recursive: true, force: true })
}

export const writeResult = (file: string, content: string | Buffer): void =>
  write(join(RESULTS, file), content)
/** The path of a result, relative to the repository. */
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
