import { describe, expect, it } from 'vitest'
import { keepLines, keptLines } from '../../../../../src/features/domainNotice/model/keptLines.ts'
import { fakeStorage } from '../../../session/fakeStorage.ts'

const HERE = 'https://here.test'

describe('kept lines', () => {
  it('are there again, each merchant with its own', () => {
    const storage = fakeStorage()
    keepLines(storage, 'acme', ['https://a.test'])
    keepLines(storage, undefined, ['https://nobody.test'])
    expect(keptLines(storage, 'acme', HERE)).toEqual(['https://a.test'])
    expect(keptLines(storage, 'other', HERE)).toEqual([])
    expect(keptLines(storage, undefined, HERE)).toEqual(['https://nobody.test'])
  })

  it('are checked again: http is not enough on https, and duplicates are one', () => {
    const storage = fakeStorage()
    keepLines(storage, 'acme', ['http://a.test', 'https://b.test', 'https://b.test', 'javascript:alert(1)'])
    expect(keptLines(storage, 'acme', HERE)).toEqual(['https://b.test'])
  })

  it('are a hundred at most', () => {
    const storage = fakeStorage()
    keepLines(
      storage,
      'acme',
      Array.from({ length: 300 }, (_, index) => `https://l${index}.test`),
    )
    expect(keptLines(storage, 'acme', HERE)).toHaveLength(100)
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
    expect(keptLines({ getItem: () => found, setItem: () => undefined }, 'acme', HERE)).toEqual([])
  })
})
