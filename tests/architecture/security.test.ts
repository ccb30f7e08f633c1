import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
const below = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const tests = new Set(below('tests').map(({ name }) => name))
const files = new Set(
  ['src', 'scripts'].flatMap((folder) =>
    below(folder).map(({ parentPath, name }) => join(parentPath, name).slice(ROOT.length + 1)),
  ),
)

const rows = text
  .slice(text.indexOf('## OWASP ASVS'), text.indexOf('### What a browser'))
  .split('\n')
  .filter((line) => /^\| \d/.test(line))

describe('docs/security.md', () => {
  it('names only tests and files that exist', () => {
    const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, name = '']) =>
      basename(name),
    )
    const paths = [...text.matchAll(/`((?:src|scripts)\/[\w./-]+\.\w+)`/g)].map(([, path = '']) => path)
    expect(named.length + paths.length).toBeGreaterThan(40)
    expect(named.filter((name) => !tests.has(name))).toEqual([])
    expect(paths.filter((path) => !files.has(path))).toEqual([])
  })

  it('gives for each requirement a proof, a known conflict, or who is responsible', () => {
    expect(rows.length).toBeGreaterThan(40)
    const bare = rows.filter(
      (row) =>
        !/\.(?:test|spec)\.tsx?`|\*\*conflict\*\*|the (?:platform|host|owner of the domain)[’']s|package-lock|below, "/.test(
          row,
        ),
    )
    expect(bare).toEqual([])
  })
})
