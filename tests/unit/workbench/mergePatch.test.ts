import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSame, mergePatch, patchBetween, stepsOf } from '../../../src/workbench/model/mergePatch.ts'

/** JSON without null, which a merge patch cannot write. */
const json: fc.Arbitrary<unknown> = fc
  .letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.boolean(),
      fc.integer(),
      fc.string(),
      fc.array(tie('value'), { maxLength: 3 }),
      tie('object'),
    ),
    object: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value'), { maxKeys: 4 }),
  }))
  .object.map((value) => JSON.parse(JSON.stringify(value)))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

describe('a change as a merge patch', () => {
  it('makes the after out of the before, whatever they are', () => {
    fc.assert(
      fc.property(json.filter(isObject), json.filter(isObject), (before, after) => {
        expect(mergePatch(before, patchBetween(before, after))).toEqual(after)
      }),
    )
  })

  it('is nothing where nothing differs, in whatever order members stand', () => {
    expect(patchBetween({ a: 1, b: { c: [1] } }, { b: { c: [1] }, a: 1 })).toEqual({})
    expect(isSame({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
    expect(isSame([1, 2], [2, 1])).toBe(false)
  })

  it('is told as steps: what stands where from now on', () => {
    expect(stepsOf({ info: { whitelabelVal: { CBS3: false, OLD: null } } })).toEqual([
      { path: ['info', 'whitelabelVal', 'CBS3'], value: false },
      { path: ['info', 'whitelabelVal', 'OLD'], value: undefined },
    ])
  })
})
