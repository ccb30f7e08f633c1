import { describe, expect, it } from 'vitest'
import { needsSecondLook, secondLookLines } from '../../matrix/rules/secondLook.ts'

describe('a second look at a cell', () => {
  const doubtful = { wentOn: true, hasOtherPicture: true, findings: [] }

  it('decides where only the picture is different, in a page that was on another screen before', () => {
    expect(needsSecondLook(doubtful)).toBe(true)
  })

  it.each([
    ['was loaded: the change fails at once', { wentOn: false }],
    ['has the kept picture', { hasOtherPicture: false }],
    ['has other findings too', { findings: ['problem'] }],
  ])('does not happen where the cell %s', (_, more) => {
    expect(needsSecondLook({ ...doubtful, ...more })).toBe(false)
  })

  it('is reported with the names of the cells', () => {
    expect(secondLookLines([])).toEqual([])
    expect(secondLookLines(['aurora home', 'seoul login'])).toEqual([
      'Cells that passed at the second look only, in a loaded page: 2',
      '  aurora home',
      '  seoul login',
    ])
  })
})
