import { describe, expect, it } from 'vitest'
import {
  readCount,
  readList,
  readOn,
  readTexts,
} from '../../../../../src/features/appDownloadPrompt/model/items.ts'

describe('items of the configuration', () => {
  it.each([
    [undefined, undefined],
    [{ value: 3 }, 3],
    [{ enabled: true, value: '3' }, 3],
    [{ enabled: '1', value: 0 }, 0],
    [{ enabled: false, value: 3 }, undefined],
    [{ enabled: '0', value: 3 }, undefined],
    [{ enabled: true, value: -1 }, undefined],
    [{ enabled: true, value: '-1' }, undefined],
    [{ enabled: true, value: '' }, undefined],
    [{ enabled: true, value: 1.5 }, undefined],
    [{ enabled: true }, undefined],
  ] as const)('reads the count of %j', (item, count) => expect(readCount(item)).toBe(count))

  it.each([
    [undefined, false],
    [{ enabled: true }, true],
    [{ value: 1 }, true],
    [{ value: true }, true],
    [{ enabled: true, value: 'true' }, true],
    [{ enabled: true, value: 0 }, false],
    [{ enabled: true, value: -1 }, false],
    [{ enabled: false, value: 1 }, false],
    [{}, false],
  ] as const)('reads whether %j is on', (item, on) => expect(readOn(item)).toBe(on))

  it('reads words and lists, and nothing of what does not apply', () => {
    expect(readTexts({ enabled: true, value: '  Play  ' })).toBe('Play')
    expect(readTexts({ enabled: true, value: ' ' })).toBeUndefined()
    expect(readTexts({ enabled: false, value: 'Play' })).toBeUndefined()
    expect(readList({ value: 'a.example, b.example\nc.example' })).toEqual([
      'a.example',
      'b.example',
      'c.example',
    ])
    expect(readList({ value: ['a.example', '', 7] })).toEqual(['a.example'])
    expect(readList({ enabled: false, value: 'a.example' })).toEqual([])
  })
})
