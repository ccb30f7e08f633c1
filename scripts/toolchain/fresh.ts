import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './run.ts'

/** A hash of the contents of files and folders: with an equal hash, nothing needs to be rebuilt. */
export function hashOf(places: readonly string[]): string {
  const hash = createHash('sha256')
  const visit = (path: string): void => {
    if (!existsSync(path)) return
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) visit(join(path, name))
    } else {
      hash.update(path.slice(ROOT.length)).update('\0').update(readFileSync(path)).update('\0')
    }
  }
  for (const place of places) visit(join(ROOT, place))
  return hash.digest('hex')
}

const stampOf = (name: string): string => join(ROOT, 'node_modules', '.cache', 'renderer', name)

/** Whether the output of `name` was built from contents with this hash. */
export function isFresh(name: string, hash: string): boolean {
  const stamp = stampOf(name)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

export function markFresh(name: string, hash: string): void {
  const stamp = stampOf(name)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}
