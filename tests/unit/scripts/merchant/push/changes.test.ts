import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canBeTakenBack,
  changesBetween,
  type Files,
  filesBefore,
  isEmpty,
  patchesBetween,
} from '../../../../../scripts/merchant/push/changes.ts'
import { type JsonRecord, mergePatch } from '../../../../../src/workbench/model/mergePatch.ts'

const STATUS = 'system/status'
const name = fc.constantFrom('a', 'b', 'CBS3', '__proto__', 'settings')
const leaf = fc.oneof(
  fc.integer(),
  fc.string({ maxLength: 4 }),
  fc.boolean(),
  fc.array(fc.integer(), { maxLength: 2 }),
)
const record = (depth: number): fc.Arbitrary<JsonRecord> =>
  fc
    .array(fc.tuple(name, depth > 0 ? fc.oneof(leaf, record(depth - 1)) : leaf), { maxLength: 4 })
    .map((entries) => Object.fromEntries(entries))
const files = record(2).map((value): Files => ({ [STATUS]: value }))

const applied = (theirs: Files, patches: Readonly<Record<string, JsonRecord>>): Files => ({
  ...theirs,
  ...Object.fromEntries(
    Object.entries(patches).map(([file, patch]) => [
      file,
      mergePatch(theirs[file] ?? {}, patch) as JsonRecord,
    ]),
  ),
})

describe('a push', () => {
  it('makes the wanted files of any others, and sends nothing where nothing differs', () => {
    fc.assert(
      fc.property(files, files, (theirs, wanted) => {
        expect(applied(theirs, patchesBetween(theirs, wanted))).toEqual(wanted)
        expect(isEmpty(changesBetween(wanted, wanted))).toBe(true)
        expect(patchesBetween(wanted, wanted)).toEqual({})
      }),
    )
  })

  it('leaves files that the folder does not have', () => {
    const theirs = { [STATUS]: { a: 1 }, 'system/other': { b: 2 } }
    expect(changesBetween(theirs, { [STATUS]: { a: 1 } })).toEqual({})
  })

  it('cannot send null, which removes a member from a merge patch', () => {
    expect(() => patchesBetween({ [STATUS]: { a: 1 } }, { [STATUS]: { a: null } })).toThrow('to null')
    expect(patchesBetween({ [STATUS]: { a: null, b: 1 } }, { [STATUS]: { a: null, b: 2 } })).toEqual({
      [STATUS]: { b: 2 },
    })
  })
})

describe('taking a push back', () => {
  it('gives the files as they were', () => {
    fc.assert(
      fc.property(files, files, (before, after) => {
        const pushed = { [STATUS]: { before: before[STATUS] ?? {}, after: after[STATUS] ?? {} } }
        expect(filesBefore(pushed, after)).toEqual({ wanted: before, changedSince: {} })
      }),
    )
  })

  it('is known to be possible before anything is sent', () => {
    const [nothing, five] = [{ [STATUS]: { a: null, b: 1 } }, { [STATUS]: { a: 5, b: 1 } }]
    expect(canBeTakenBack(nothing, five)).toBe(false)
    expect(canBeTakenBack(nothing, { [STATUS]: { a: null, b: 2 } })).toBe(true)
    expect(canBeTakenBack({}, five)).toBe(true)
    fc.assert(fc.property(files, files, (before, after) => canBeTakenBack(before, after)))
  })

  it('keeps what somebody has changed elsewhere since', () => {
    const pushed = { [STATUS]: { before: { flags: { a: 1 } }, after: { flags: { a: 2 } } } }
    expect(filesBefore(pushed, { [STATUS]: { flags: { a: 2 }, name: 'new' } })).toEqual({
      wanted: { [STATUS]: { flags: { a: 1 }, name: 'new' } },
      changedSince: {},
    })
  })

  it('names the values that have changed since', () => {
    const pushed = { [STATUS]: { before: { flags: { a: 1 } }, after: { flags: { a: 2 } } } }
    expect(filesBefore(pushed, { [STATUS]: { flags: { a: 3 } } }).changedSince).toEqual({
      [STATUS]: [{ path: ['flags', 'a'], before: 1, after: 2 }],
    })
  })
})
