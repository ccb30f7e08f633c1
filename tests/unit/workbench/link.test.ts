import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromHash, toHash } from '../../../src/workbench/model/link.ts'
import {
  ANNOUNCEMENTS,
  type BenchState,
  DEVICES,
  DIRECTIONS,
  emptyBench,
  firstPhone,
  NETWORKS,
  PROMPTS,
  SCHEMES,
  SIZES,
  TABS,
  VIEWS,
} from '../../../src/workbench/model/state.ts'

const word = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => text.isWellFormed())
const phone = fc.record({
  merchant: word,
  who: word,
  device: fc.constantFrom(...DEVICES),
  scheme: fc.constantFrom(...SCHEMES),
  direction: fc.constantFrom(...DIRECTIONS),
  network: fc.constantFrom(...NETWORKS),
  prompts: fc.constantFrom(...PROMPTS),
  announcements: fc.constantFrom(...ANNOUNCEMENTS),
  size: fc.constantFrom(...SIZES),
  language: word,
  at: fc.constantFrom('', '08740c6e'),
  path: fc.webPath().map((path) => `/m/${path.replaceAll('\\', '')}`),
})
const patch = fc
  .dictionary(
    fc.string({ minLength: 1, maxLength: 8 }).filter((name) => name !== '__proto__'),
    fc.jsonValue({ maxDepth: 3 }),
  )
  .map((value): Record<string, unknown> => JSON.parse(JSON.stringify(value)))
const state: fc.Arbitrary<BenchState> = fc
  .record({
    merchant: word,
    view: fc.constantFrom(...VIEWS),
    tab: fc.constantFrom(...TABS),
    phones: fc.array(phone, { maxLength: 4 }),
    active: fc.nat({ max: 3 }),
    changes: fc.dictionary(fc.constantFrom('acme', 'nova'), patch),
    chosen: fc.uniqueArray(fc.constantFrom('acme', 'nova', 'orbit')),
    bulk: fc.array(word, { maxLength: 3 }),
    draft: word,
    clock: fc.integer({ min: -1e12, max: 1e12 }),
  })
  .map((one) => ({
    ...one,
    active: one.active < one.phones.length ? one.active : 0,
    changes: JSON.parse(JSON.stringify(one.changes)),
  }))

describe('a link of the workbench', () => {
  it('holds the whole state: whoever opens it sees what was seen', () => {
    fc.assert(
      fc.property(state, (one) => {
        expect(fromHash(toHash(one))).toEqual(one)
      }),
    )
  })

  it('is read whatever stands in it, and never fails', () => {
    fc.assert(
      fc.property(fc.string(), (hash) => {
        const { phones, active } = fromHash(hash)
        expect(phones.length).toBeLessThanOrEqual(4)
        expect(active).toBeGreaterThanOrEqual(0)
      }),
    )
    expect(fromHash('#phone=%7B&changes=nonsense&clock=never&tab=none&active=7')).toEqual(emptyBench)
  })

  it('leads a phone nowhere but into the app', () => {
    for (const path of ['//evil.example/m/', 'https://evil.example', '/wps/x', '/m/\\evil'])
      expect(fromHash(`#phone=${encodeURIComponent(JSON.stringify({ path }))}`).phones[0]?.path).toBe(
        '/m/home',
      )
  })

  it('says only what is unlike a first phone', () => {
    const hash = decodeURIComponent(
      toHash({ ...emptyBench, phones: [{ ...firstPhone('acme'), scheme: 'dark' }] }),
    )
    expect(hash).toContain('{"merchant":"acme","scheme":"dark"}')
  })
})
