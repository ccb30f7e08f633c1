import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_RECORD, readRecord, recordKey } from '../../../../src/features/announcements/model/record.ts'

describe('the record of the popup', () => {
  it('is kept by the id of the member, and for all guests together', () => {
    expect(recordKey({ id: '31001001' })).toBe('SHELL_PU_A_31001001')
    expect(recordKey(undefined)).toBe('SHELL_PU_B')
  })
  it('has no place while it is not known who the member is', () => {
    expect(recordKey({ id: null })).toBeUndefined()
    expect(recordKey({ id: '' })).toBeUndefined()
  })

  it.each([
    [null, NO_RECORD],
    ['', NO_RECORD],
    ['{', NO_RECORD],
    ['7', NO_RECORD],
    ['null', NO_RECORD],
    ['{"show":"yes","todayHideTime":"soon","data":"a"}', NO_RECORD],
    [
      '{"show":true,"todayHideTime":1700000000000,"data":["a",7,null]}',
      { show: true, todayHideTime: 1_700_000_000_000, data: ['a'] },
    ],
    ['{"show":1,"todayHideTime":"1700000000000"}', { show: true, todayHideTime: 1_700_000_000_000 }],
    [
      '{"todayHideTime":"2026-11-21T10:00:00Z"}',
      { show: false, todayHideTime: Date.parse('2026-11-21T10:00:00Z') },
    ],
    ['{"todayHideTime":-1}', NO_RECORD],
  ])('%s is read as far as it holds', (text, record) => expect(readRecord(text)).toEqual(record))

  it('is read from any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(typeof readRecord(text).show).toBe('boolean')
      }),
    )
  })
})
