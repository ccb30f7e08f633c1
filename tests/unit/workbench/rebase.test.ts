import { describe, expect, it } from 'vitest'
import { drafted } from '../../../src/workbench/model/drafted.ts'
import { advance, historyOf, redo, undo } from '../../../src/workbench/model/history.ts'
import type { JsonRecord } from '../../../src/workbench/model/mergePatch.ts'
import { rebase } from '../../../src/workbench/model/rebase.ts'
import type { Documents } from '../../../src/workbench/model/wire.ts'

const folder: Documents = { status: { info: { a: 1 } }, theme: { brand: '#111111' }, home: {} }
const first: JsonRecord = { theme: { brand: '#222222' } }
const second: JsonRecord = { theme: { brand: '#333333', accent: '#444444' } }
const history = advance(
  advance(historyOf<Record<string, JsonRecord>>({ other: first }), { other: first, acme: first }),
  { other: first, acme: second },
)
/** The folder after the second change has been saved. */
const saved = drafted(folder, second)

describe('the steps after a save', () => {
  const after = rebase(history, 'acme', folder)

  it('say that nothing is unsaved, and leave other merchants alone', () => {
    expect(after.now).toEqual({ other: first })
  })

  it('take the saved change back when undone: what differs from the folder as it is now', () => {
    const one = undo(after)
    expect(one.now.acme).toEqual({ theme: { brand: '#222222', accent: null } })
    expect(drafted(saved, one.now.acme ?? {}).theme).toEqual({ brand: '#222222' })
    expect(drafted(saved, undo(one).now.acme ?? {})).toEqual(folder)
  })

  it('are done again up to what was saved', () => {
    expect(redo(redo(undo(undo(after)))).now).toEqual({ other: first })
  })
})
