import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { at } from '../../../../../scripts/backoffice/json.ts'
import { startBackoffice } from '../../../../../scripts/backoffice/server.ts'
import { calendarOf } from '../../../../../scripts/merchant/schedule/calendar.ts'
import { calendar } from '../../../../../scripts/merchant/schedule/command.ts'
import { manifestInForce, statusInForce } from '../../../../../scripts/merchant/schedule/inForce.ts'
import { activeAt, overlapsIn, readSchedule } from '../../../../../scripts/merchant/schedule/schedule.ts'
import { wordsOf } from '../../../../../scripts/merchant/set/edit.ts'
import { copyMerchant } from '../../../../support/copyMerchant.ts'

const TET = {
  name: 'Tết',
  from: '2027-02-05T00:00:00+07:00',
  to: '2027-02-13T00:00:00+07:00',
  set: ['CBS3=on', 'theme.accent=#F2B705'],
}
const BEGINS = Date.UTC(2027, 1, 4, 17)
const ENDS = Date.UTC(2027, 1, 12, 17)
const read = (...changes: readonly object[]) => readSchedule({ changes })

describe('a schedule', () => {
  it.each([
    [BEGINS - 1, []],
    [BEGINS, TET.set],
    [ENDS - 1, TET.set],
    [ENDS, []],
  ])('is in force from its beginning until its end, exclusively (%i)', (now, set) => {
    expect(activeAt(read(TET), now).map(wordsOf)).toEqual(set)
  })

  it.each([
    [{ ...TET, from: '2027-02-05T00:00:00' }, 'period', '/changes/0/from', 'offset from UTC'],
    [{ ...TET, to: '2027-13-45T00:00:00Z' }, 'period', '/changes/0/to', 'offset from UTC'],
    [{ ...TET, to: TET.from }, 'period', '/changes/0/to', 'ends before it begins'],
    [{ ...TET, set: ['CBS=on'] }, 'set', '/changes/0/set/0', 'did you mean CBS3'],
  ])('lists what it cannot read: %j', (change, kind, pointer, why) => {
    expect(read(change).faults).toEqual([{ kind, pointer, why: expect.stringContaining(why) }])
  })

  it('is read whatever is sent', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void readSchedule(value)))
    fc.assert(fc.property(fc.array(fc.jsonValue()), (changes) => void readSchedule({ changes })))
    fc.assert(
      fc.property(fc.array(fc.string()), (set) => {
        const { changes, faults } = read({ ...TET, set })
        expect((changes[0]?.set.length ?? 0) + faults.length).toBe(set.length)
      }),
    )
  })

  it('overlaps where two changes set one value at the same time, and not where they touch', () => {
    const after = { ...TET, name: 'after', from: TET.to, to: '2027-02-20T00:00:00+07:00' }
    const other = { ...TET, name: 'other', set: ['REWCEN3=on'] }
    const same = { ...TET, name: 'same', set: ['theme.accent=#000000'] }
    const found = overlapsIn(read(TET, after, other, same))
    expect(found.map(({ first, second, values }) => [first.name, second.name, values])).toEqual([
      ['Tết', 'same', ['theme.accent']],
    ])
  })

  it('lets the later change in the file win', () => {
    const same = { ...TET, name: 'same', set: ['CBS3=off'] }
    const status = statusInForce({ info: {} }, activeAt(read(TET, same), BEGINS))
    expect(at(status, 'info', 'whitelabelVal', 'CBS3')).toBe(false)
  })

  it('changes the theme and keeps its other choices, and makes the same object for the same changes', () => {
    const manifest = { templates: { parameters: { theme: '{"brand":"#C8102E"}', home: '{}' } } }
    const now = activeAt(read(TET), BEGINS)
    const changed = manifestInForce(manifest, now)
    expect(changed).toEqual({
      templates: { parameters: { theme: '{"brand":"#C8102E","accent":"#F2B705"}', home: '{}' } },
    })
    expect(manifestInForce(manifest, now)).toBe(changed)
    expect(manifestInForce(manifest, [])).toBe(manifest)
  })
})

describe('the calendar', () => {
  const schedules = new Map([
    ['saigon', read(TET)],
    ['aurora', read({ ...TET, name: 'Carnaval', from: '2027-01-01T00:00:00Z' })],
  ])

  it('lists what runs and what comes, by its beginning, and nothing that is over', () => {
    const entries = calendarOf(schedules, BEGINS - 60_000, 90)
    expect(entries.map(({ merchant, isRunning, inDays }) => [merchant, isRunning, inDays])).toEqual([
      ['aurora', true, 0],
      ['saigon', false, 1],
    ])
    expect(calendarOf(schedules, ENDS, 90)).toEqual([])
    expect(calendarOf(schedules, Date.UTC(2026, 0, 1), 90)).toEqual([])
  })
})

describe('the back office', () => {
  const cleanups: (() => unknown)[] = []
  afterEach(async () => {
    for (const clean of cleanups.splice(0).reverse()) await clean()
  })

  it('obeys the schedule by its clock, in the status and in the manifest', async () => {
    const merchantsDir = mkdtempSync(join(tmpdir(), 'schedule-'))
    cleanups.push(() => rmSync(merchantsDir, { recursive: true }))
    copyMerchant('saigon', merchantsDir)
    writeFileSync(join(merchantsDir, 'saigon/schedule.json'), JSON.stringify({ changes: [TET] }))
    const office = await startBackoffice({
      port: 0,
      merchantsDir,
      distDir: merchantsDir,
      log: () => undefined,
    })
    cleanups.push(office.close)
    const ask = async (path: string): Promise<unknown> => {
      const answer = await fetch(`${office.url}/wps/system/${path}`, { headers: { merchant: 'saigon' } })
      return answer.json()
    }
    const seen = async (now: number) => {
      await fetch(`${office.url}/__backoffice/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ setTo: now, stop: true }),
      })
      const chat = at(await ask('status'), 'value', 'info', 'whitelabelVal', 'CBS3')
      const theme = String(at(await ask('manifest.json'), 'templates', 'parameters', 'theme'))
      return [chat, theme.includes('#F2B705')]
    }
    expect(await seen(BEGINS - 1000)).toEqual(['0', false])
    expect(await seen(BEGINS + 1000)).toEqual([true, true])
    expect(await seen(ENDS + 1000)).toEqual(['0', false])
  })

  it('lists nothing, and says so, where nothing is scheduled', async () => {
    const lines: string[] = []
    const out = {
      line: (text: string) => void lines.push(text),
      error: (text: string) => void lines.push(text),
    }
    expect(await calendar.run({ positionals: ['aurora'], values: {} }, out)).toBe(0)
    expect(lines).toEqual(['Nothing is scheduled for the next 90 days.'])
    await expect(calendar.run({ positionals: [], values: { days: '0' } }, out)).rejects.toThrow('--days')
  })
})
