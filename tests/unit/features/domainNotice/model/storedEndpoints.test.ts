import { describe, expect, it } from 'vitest'
import {
  storedEndpoints,
  storeEndpoints,
} from '../../../../../src/features/domainNotice/model/storedEndpoints.ts'
import { fakeStorage } from '../../../session/fakeStorage.ts'

const HERE = 'https://here.test'

describe('stored endpoints', () => {
  it('are read again, each merchant with its own', () => {
    const storage = fakeStorage()
    storeEndpoints(storage, 'acme', ['https://a.test'])
    storeEndpoints(storage, undefined, ['https://nobody.test'])
    expect(storedEndpoints(storage, 'acme', HERE)).toEqual(['https://a.test'])
    expect(storedEndpoints(storage, 'other', HERE)).toEqual([])
    expect(storedEndpoints(storage, undefined, HERE)).toEqual(['https://nobody.test'])
  })

  it('are checked again: http is not enough on https, and duplicates are one', () => {
    const storage = fakeStorage()
    storeEndpoints(storage, 'acme', [
      'http://a.test',
      'https://b.test',
      'https://b.test',
      'javascript:alert(1)',
    ])
    expect(storedEndpoints(storage, 'acme', HERE)).toEqual(['https://b.test'])
  })

  it('are a hundred at most', () => {
    const storage = fakeStorage()
    storeEndpoints(
      storage,
      'acme',
      Array.from({ length: 300 }, (_, index) => `https://l${index}.test`),
    )
    expect(storedEndpoints(storage, 'acme', HERE)).toHaveLength(100)
  })

  it.each([
    null,
    '',
    'null',
    '[]',
    '{',
    '{"version":2,"lines":["https://a.test"]}',
    '{"version":1,"lines":"https://a.test"}',
    '{"version":1,"lines":[7,null,{}]}',
    '{"version":1}',
  ])('are none in %j', (found) => {
    expect(storedEndpoints({ getItem: () => found, setItem: () => undefined }, 'acme', HERE)).toEqual([])
  })
})
