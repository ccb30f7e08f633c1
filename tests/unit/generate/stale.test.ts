import { existsSync, mkdtempSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { generateAll, staleFiles, writeFiles } from '../../../scripts/generate/files.ts'
import { loadSchemas } from '../../../scripts/generate/schemas.ts'

const files = loadSchemas()
const texts = await generateAll(files)

describe('what is generated', () => {
  it('is up to date with schemas/', () => {
    expect(staleFiles(texts), 'run npm run generate').toEqual([])
  })

  it('comes out the same from the same schemas', async () => {
    expect([...(await generateAll(loadSchemas()))]).toEqual([...texts])
  })

  it('does not change for one schema when another is added', async () => {
    const without = await generateAll(files.filter(({ name }) => name !== 'announcements'))
    expect(without.get('validators/systemStatus.js')).toBe(texts.get('validators/systemStatus.js'))
  })

  it('gives a validator with its types for each schema', () => {
    for (const { moduleName } of files) {
      expect(texts.has(`validators/${moduleName}.js`)).toBe(true)
      expect(texts.has(`validators/${moduleName}.d.ts`)).toBe(true)
    }
  })

  it('names each type once', () => {
    const names = [...(texts.get('types.ts') ?? '').matchAll(/^export (?:type|interface) (\w+)/gm)].map(
      ([, name]) => name,
    )
    expect(names.length).toBeGreaterThan(files.length)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('writing what is generated', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'generated-'))
  const two = new Map([
    ['a.ts', 'a\n'],
    ['validators/b.js', 'b\n'],
  ])

  it('touches only what differs', () => {
    const place = folder()
    expect(writeFiles(two, place)).toEqual(['a.ts', 'validators/b.js'])
    const long = new Date(1000)
    utimesSync(join(place, 'a.ts'), long, long)
    writeFileSync(join(place, 'validators/b.js'), 'edited by hand\n')
    expect(staleFiles(two, place)).toEqual(['validators/b.js'])
    expect(writeFiles(two, place)).toEqual(['validators/b.js'])
    expect(statSync(join(place, 'a.ts')).mtimeMs).toBe(1000)
    expect(readFileSync(join(place, 'validators/b.js'), 'utf8')).toBe('b\n')
  })

  it('removes what no schema generates any more', () => {
    const place = folder()
    writeFiles(two, place)
    const one = new Map([['a.ts', 'a\n']])
    expect(staleFiles(one, place)).toEqual(['validators/b.js'])
    writeFiles(one, place)
    expect(existsSync(join(place, 'validators/b.js'))).toBe(false)
  })

  it('takes a missing folder for one where everything is stale', () => {
    expect(staleFiles(two, join(tmpdir(), 'there-is-no-such-folder'))).toEqual(['a.ts', 'validators/b.js'])
  })
})
