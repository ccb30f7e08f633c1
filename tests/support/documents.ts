import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')

/** A Markdown document: the README or a file under docs/. */
export interface Document {
  /** Relative to the repository. */
  readonly path: string
  readonly text: string
}

export const documents: readonly Document[] = ['README.md', ...globSync('docs/**/*.md', { cwd: ROOT })]
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

export function documentAt(path: string): string {
  const found = documents.find((document) => document.path === path)
  if (!found) throw new Error(`there is no document ${path}`)
  return found.text
}

/** A fenced block; `file`: the file that the fence names after its language, if any. */
export interface Block {
  readonly language: string
  readonly file: string | undefined
  readonly body: string
}

const FENCE = /^```(\w*)(?: (\S+))?\n([\s\S]*?)^```$/gm

export const blocksOf = (text: string): Block[] =>
  [...text.matchAll(FENCE)].map(([, language = '', file, body = '']) => ({ language, file, body }))

/** A document's text without its fenced blocks. */
export const proseOf = (text: string): string => text.replace(FENCE, '')

/** Writes the block's file below `root`, or applies the block's diff to it. Returns the file's path. */
export function applyBlock({ language, file, body }: Block, root: string): string | undefined {
  if (file === undefined) return undefined
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, language === 'diff' ? patched(readFileSync(path, 'utf8'), body, file) : body)
  return relative(root, path).replaceAll('\\', '/')
}

/** Applies a diff to a text. `@@` separates hunks; the old lines of each must occur in the text exactly once. */
function patched(text: string, diff: string, file: string): string {
  return diff.split(/^@@.*\n/m).reduce((before, hunk) => {
    const lines = hunk.split('\n').filter((line) => line !== '')
    const side = (sign: '-' | '+') =>
      lines
        .filter((line) => line.startsWith(' ') || line.startsWith(sign))
        .map((line) => `${line.slice(1)}\n`)
        .join('')
    const parts = before.split(side('-'))
    if (parts.length !== 2)
      throw new Error(
        `${file}: the lines that a diff of the document changes stand there ${parts.length - 1} times, not once. Update that diff.`,
      )
    return parts.join(side('+'))
  }, text)
}
