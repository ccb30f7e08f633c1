import { describe, expect, it, vi } from 'vitest'
import { readTimeZone } from '../../../src/site/readInfo.ts'

/** The zone that is used, and what was reported. */
function reading(sent: string | number | undefined) {
  const report = vi.fn()
  return { zone: readTimeZone(sent, report), reports: report.mock.calls }
}

describe('a site’s time zone', () => {
  it.each(['Asia/Manila', 'Asia/Ho_Chi_Minh', 'Asia/Saigon', 'America/Sao_Paulo', 'UTC', '+02:00'])(
    'may be %s',
    (zone) => {
      expect(reading(zone)).toEqual({ zone, reports: [] })
    },
  )

  it.each(['Asia/Nowhere', '2026-01-01T00:00[Asia/Manila]', 'Manila time', ' '])(
    'is the visitor’s own in place of “%s”, which is reported',
    (sent) => {
      const reports = [['value.invalid', '/info/settings/timeZone', sent, "the visitor's own time zone"]]
      expect(reading(sent)).toEqual({ zone: undefined, reports })
    },
  )

  it.each([undefined, '', 0, 8])('is the visitor’s own where the site sends %s', (sent) => {
    expect(reading(sent)).toEqual({ zone: undefined, reports: [] })
  })

  it('is read without a formatter where it is listed', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat')
    reading('Asia/Manila')
    expect(made).not.toHaveBeenCalled()
  })
})
