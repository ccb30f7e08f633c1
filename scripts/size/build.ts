import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inlineScripts, weigh } from './weigh.ts'

export interface Weighed {
  /** The path of its request: `/m/assets/…`. */
  readonly file: string
  readonly bytes: number
}

/** Every JavaScript file of a build (`dist/`), the largest first, and the inline scripts of its document. */
export function weighBuild(dist: string): { readonly chunks: readonly Weighed[]; readonly inline: number } {
  const chunks = readdirSync(join(dist, 'm'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ file: `/m/${name}`, bytes: weigh(readFileSync(join(dist, 'm', name))) }))
    .sort((a, b) => b.bytes - a.bytes || a.file.localeCompare(b.file))
  const html = readFileSync(join(dist, 'm', 'index.html'), 'utf8')
  return { chunks, inline: inlineScripts(html).reduce((sum, script) => sum + weigh(script), 0) }
}

/** The total size of these files. A file that the build does not have is a bug. */
export function weightOf(files: Iterable<string>, { chunks, inline }: ReturnType<typeof weighBuild>): number {
  const known = new Map(chunks.map(({ file, bytes }) => [file, bytes]))
  let sum = inline
  for (const file of files) {
    const bytes = known.get(file)
    if (bytes === undefined) throw new Error(`${file} is not in the build`)
    sum += bytes
  }
  return sum
}
