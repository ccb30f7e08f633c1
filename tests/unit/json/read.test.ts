import { describe, expect, it } from 'vitest'
import { parseArray } from '../../../src/json/parseArray.ts'
import { at, isRecord, parseJson, parseObject } from '../../../src/json/read.ts'

describe('reading JSON whose shape is not known', () => {
  it('takes objects for records, and neither arrays nor null', () => {
    expect([{}, [], null, 'x', 1, undefined].map(isRecord)).toEqual([true, false, false, false, false, false])
  })

  it('gives undefined for text that is no JSON, and for what is no text', () => {
    expect(parseJson('{"a":1}')).toEqual({ a: 1 })
    expect(['{"a"', '', null, { a: 1 }].map(parseJson)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('reads an object only from an object, and a list only from a list', () => {
    expect(parseObject('{"a":1}')).toEqual({ a: 1 })
    expect(parseObject('[1]')).toBeUndefined()
    expect(parseArray('[1]')).toEqual([1])
    expect(parseArray('{"a":1}')).toEqual([])
  })

  it('follows keys as far as there are objects', () => {
    expect(at({ a: { b: 2 } }, 'a', 'b')).toBe(2)
    expect(at({ a: [{ b: 2 }] }, 'a', 'b')).toBeUndefined()
    expect(at(undefined, 'a')).toBeUndefined()
  })
})
