import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = join(import.meta.dirname, '../../../src')

/** A literal that names a call; its query, where it has one, is not part of it. */
const PATH = /(['"`])(?:\$\{\w+\})?\/wps\/([\w./-]*\w)(?:\?[^'"`]*)?\1/g
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** Every call under /wps that the shell's own code makes, without `/wps/`, sorted: read from the sources, so that a new one shows. */
export function callsOfTheApp(): readonly string[] {
  const found = globSync('**/*.{ts,tsx}', { cwd: SOURCES, exclude: ['generated/**'] }).flatMap((file) =>
    [...readFileSync(join(SOURCES, file), 'utf8').replace(COMMENT, '').matchAll(PATH)].map(
      ([, , path]) => path ?? '',
    ),
  )
  return [...new Set(found)].sort()
}
