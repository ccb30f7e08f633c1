import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = join(import.meta.dirname, '../../../src')

/** A literal with the path of a call. A query is not part of the path. */
const PATH = /(['"`])(?:\$\{\w+\})?\/wps\/([\w./-]*\w)(?:\?[^'"`]*)?\1/g
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** Every call of the shell's own code, without `/wps/`, sorted. Read from the sources, so that a new call is noticed. */
export function callsOfTheApp(): readonly string[] {
  const found = globSync('**/*.{ts,tsx}', { cwd: SOURCES, exclude: ['generated/**'] }).flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').replace(COMMENT, '').matchAll(PATH)].map(
      ([, , path]) => path ?? '',
    ),
  )
  return [...new Set(found)].sort()
}
