import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readLocale } from '../../scripts/i18n/readLocales.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const PLURAL = /_(?:zero|one|two|few|many|other)$/

const textOf = (folder: string): string =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')

const source = textOf('src') + textOf('scripts')

/** The names in quotes, with or without the namespace before them: `'log_in'`, `'shell:log_in'`. */
const named = new Set([...source.matchAll(/['"`](?:\w+:)?([\w/-]+)['"`]/g)].map(([, name]) => name))

/** The template literals that make names: `` `status_${status}` `` names `status_done`. */
const patterns = [...source.matchAll(/`(?:\w+:)?(\w*_|auth\/)\$\{[^}`]+\}`/g)].map(([, start]) => `${start}`)

describe('the texts', () => {
  it('are all in use', () => {
    const unused = Object.entries(readLocale('EN')).flatMap(([namespace, texts]) =>
      Object.keys(Object(texts))
        .map((key) => key.replace(PLURAL, ''))
        .filter((key) => !named.has(key) && !patterns.some((start) => key.startsWith(start)))
        .map((key) => `${namespace}:${key}`),
    )
    expect(unused).toEqual([])
  })
})
