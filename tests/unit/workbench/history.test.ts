import { describe, expect, it } from 'vitest'
import { advance, historyOf, redo, undo } from '../../../src/workbench/model/history.ts'

describe('undo', () => {
  const history = advance(advance(historyOf('first'), 'second'), 'third')

  it('takes steps back one by one, and does them again', () => {
    const back = undo(undo(history))
    expect(back.now).toBe('first')
    expect(redo(redo(back))).toEqual(history)
  })

  it('stops at the first and at the last', () => {
    expect(undo(historyOf('first')).now).toBe('first')
    expect(redo(history)).toBe(history)
  })

  it('forgets what was taken back once another step is made', () => {
    expect(redo(advance(undo(history), 'other')).now).toBe('other')
  })

  it('takes a drag of many changes back at once', () => {
    const dragged = advance(advance(history, 'red'), 'redder', true)
    expect(undo(dragged).now).toBe('third')
  })
})
