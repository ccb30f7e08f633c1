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

  it('keeps nothing where storage is full, and does not fail', () => {
    const store = memory()
    const full = {
      ...store,
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(() => writeLastGood(full, 'acme', 'acme.test', good)).not.toThrow()
  })
})
