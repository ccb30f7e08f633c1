import { describe, expect, it } from 'vitest'
import { readableChanges } from '../../../src/workbench/model/readable.ts'

const manifest = (theme: unknown, more: object = {}) =>
  JSON.stringify({ templates: { parameters: { theme: JSON.stringify(theme), home: '{}' } }, ...more })

describe('what would be saved, as people read it', () => {
  it('lays out a template that is JSON in a text, and says nothing else where nothing else changes', () => {
    const change = {
      file: 'wps/system/manifest.json',
      before: manifest({ brand: '#111111' }),
      after: manifest({ brand: '#222222', radius: 'soft' }),
    }
    expect(readableChanges(change)).toEqual([
      {
        file: change.file,
        template: 'theme',
        before: '{\n  "brand": "#111111"\n}',
        after: '{\n  "brand": "#222222",\n  "radius": "soft"\n}',
      },
    ])
  })

  it('shows what else of the file changes beside its templates, without them', () => {
    const change = { file: 'm.json', before: manifest({ a: 1 }), after: manifest({ a: 2 }, { name: 'New' }) }
    const [theme, rest, ...more] = readableChanges(change)
    expect(theme?.template).toBe('theme')
    expect(rest?.after).toContain('"name": "New"')
    expect(rest?.after).not.toContain('\\"')
    expect(more).toEqual([])
  })

  it('begins with nothing where the template is new', () => {
    const [home] = readableChanges({ file: 'm.json', before: '{}', after: manifest({ a: 1 }) })
    expect(home).toMatchObject({ template: 'theme', before: '{}' })
  })

  it.each(['{', '[]', '"text"', ''])('leaves a file as it is where it is no object: %j', (before) => {
    const change = { file: 'm.json', before, after: manifest({}) }
    expect(readableChanges(change)).toEqual([change])
  })

  it('leaves other files as they are', () => {
    const change = { file: 'status.json', before: '{"a":1}', after: '{"a":2}' }
    expect(readableChanges(change)).toEqual([change])
  })
})
