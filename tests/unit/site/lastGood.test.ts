import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLastGood, type Store, writeLastGood } from '../../../src/site/lastGood.ts'

function memory(): Store & { readonly map: Map<string, string> } {
  const map = new Map<string, string>()
  return {
    map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
}

const good = { status: { merchantCode: 'acme', location: { ip: '203.0.113.7' } }, manifest: { name: 'Acme' } }

describe('the last good site', () => {
  it("comes back for the same merchant on the same host, without the visitor's address", () => {
    const store = memory()
    writeLastGood(store, 'acme', 'acme.test', good)
    expect(readLastGood(store, 'acme', 'acme.test')).toEqual({
      status: { merchantCode: 'acme' },
      manifest: { name: 'Acme' },
    })
    expect([...store.map.values()].join()).not.toContain('203.0.113.7')
  })

  it('is not used for another merchant or another host', () => {
    const store = memory()
    writeLastGood(store, 'acme', 'acme.test', good)
    expect(readLastGood(store, 'other', 'acme.test')).toBeUndefined()
    expect(readLastGood(store, 'acme', 'evil.test')).toBeUndefined()
  })

  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"version":0,"host":"acme.test","status":{}}',
    '{"version":1,"host":"acme.test","status":3}',
  ])('is not there when what is stored is %j', (stored) => {
    const store = memory()
    store.setItem('SHELL_lastGood_acme', stored)
    expect(readLastGood(store, 'acme', 'acme.test')).toBeUndefined()
  })

  const refuse = () => {
    throw new Error('refused')
  }

  it('is never older than the site that was seen: where storage is full, the older record goes', () => {
    const store = memory()
    writeLastGood(store, 'acme', 'acme.test', good)
    writeLastGood({ ...store, setItem: refuse }, 'acme', 'acme.test', { ...good, status: { newer: true } })
    expect(readLastGood(store, 'acme', 'acme.test')).toBeUndefined()
  })

  it('does not fail where storage is forbidden', () => {
    const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse }
    expect(() => writeLastGood(forbidden, 'acme', 'acme.test', good)).not.toThrow()
    expect(readLastGood(forbidden, 'acme', 'acme.test')).toBeUndefined()
  })

  it('is the record that was written last, or none, whichever writes fail', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), (writes) => {
        const map = new Map<string, string>()
        let fits = true
        const real = {
          getItem: (key: string) => map.get(key) ?? null,
          setItem: (key: string, value: string) => (fits ? void map.set(key, value) : refuse()),
          removeItem: (key: string) => void map.delete(key),
        }
        writes.forEach((works, index) => {
          fits = works
          writeLastGood(real, 'acme', 'acme.test', { status: { index }, manifest: undefined })
          const read = readLastGood(real, 'acme', 'acme.test')
          expect(read?.status).toEqual(works ? { index } : undefined)
        })
      }),
    )
  })
})
