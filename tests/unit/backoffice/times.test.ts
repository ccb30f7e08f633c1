import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { durationMs, unreadableTimes, withTimes } from '../../../scripts/backoffice/times.ts'
import { checkMerchant } from '../../../scripts/merchant/check/checkMerchant.ts'
import { MERCHANTS } from '../../../scripts/merchant/folder.ts'
import { kindOf } from '../../../src/features/lottery/model/draws.ts'
import { isRecord } from '../../../src/json/read.ts'
import { merchantsWith } from '../../support/merchants.ts'
import { goodMerchant, known } from '../scripts/merchant/check/broken.ts'
import { tokenOf } from './client.ts'
import { type Server, serve, write } from './fixture.ts'

const NOON = Date.UTC(2026, 11, 1, 12)
const DAY_MS = 86_400_000
const next = (time: string, zone: string, skip?: number) => ({ $next: time, zone, ...(skip && { skip }) })

describe('a duration', () => {
  it.each([
    ['PT3H', 3 * 3_600_000],
    ['-P1DT12H', -1.5 * DAY_MS],
    ['P2W', 14 * DAY_MS],
    ['PT1M30S', 90_000],
    ['PT0S', 0],
  ])('%s is %d ms', (text, ms) => expect(durationMs(text)).toBe(ms))

  it.each(['', 'P', 'PT', '-P', 'P1', '3H', 'P1Y', 'P1M', 'PT1.5H', 'p1d', ' PT3H', 'P999999D', 7, null])(
    '%j is none',
    (odd) => expect(durationMs(odd)).toBeUndefined(),
  )
})

describe('a time by the clock of the server', () => {
  it('is ISO 8601 to the second, or milliseconds where the fixture says so', () => {
    expect(withTimes({ at: { $in: 'PT3H' } }, NOON + 7)).toEqual({ at: '2026-12-01T15:00:00Z' })
    expect(withTimes([{ $in: '-PT1H', as: 'ms' }], NOON)).toEqual([NOON - 3_600_000])
  })

  it('is the next such time of day in its zone, and the ones after it', () => {
    const at = (rule: object) => withTimes(rule, NOON)
    expect(at(next('16:15', 'Asia/Ho_Chi_Minh'))).toBe('2026-12-02T09:15:00Z')
    expect(at(next('19:30', 'Asia/Ho_Chi_Minh'))).toBe('2026-12-01T12:30:00Z')
    expect(at(next('19:00', 'Asia/Ho_Chi_Minh'))).toBe('2026-12-02T12:00:00Z')
    expect(at(next('19:30', 'Asia/Ho_Chi_Minh', 2))).toBe('2026-12-03T12:30:00Z')
  })

  it('keeps its time of day where the clocks change', () => {
    const saturday = Date.UTC(2027, 2, 27, 12)
    expect(withTimes(next('12:00', 'Europe/Berlin'), saturday)).toBe('2027-03-28T10:00:00Z')
    expect(withTimes(next('14:00', 'Europe/Berlin'), saturday)).toBe('2027-03-27T13:00:00Z')
  })

  it('leaves an answer that says none the same object', () => {
    const value = { list: [{ title: 'a' }] }
    expect(withTimes(value, NOON)).toBe(value)
    expect(withTimes(value, NOON)).toBe(value)
  })

  it('that cannot be read stays as it is, and is named', () => {
    const value = { a: [{ $in: 'soon' }], 'b/c': next('25:00', 'UTC'), d: next('12:00', 'Moon/Sea') }
    expect(withTimes(value, NOON)).toEqual(value)
    expect(unreadableTimes(value).map(({ pointer }) => pointer)).toEqual(['/a/0', '/b~1c', '/d'])
  })
})

const oddRule = fc.oneof(
  fc.record({ $in: fc.oneof(fc.string(), fc.jsonValue()) }),
  fc.record({ $next: fc.string(), zone: fc.oneof(fc.string(), fc.constant('UTC')), skip: fc.jsonValue() }),
  fc.record({ $in: fc.constant('PT1H'), as: fc.string() }),
  fc
    .tuple(
      fc.constantFrom('', '-', '+'),
      fc.array(fc.constantFrom('P', 'T', '1', '99999999', 'D', 'H', 'M', 'S', '.')),
    )
    .map(([sign, signs]) => ({ $in: sign + signs.join('') })),
)

describe('a malformed time', () => {
  it('is a finding of merchant check and never an exception, whatever stands there', () => {
    const good = goodMerchant()
    const file = 'wps/relay/GCSGAME_getGameMatchV2.json'
    fc.assert(
      fc.property(oddRule, (rule) => {
        const sent: unknown = JSON.parse(JSON.stringify([{ id: '1', title: 'Draw', startTime: rule }]))
        const texts = { ...good.texts, [file]: JSON.stringify(sent) }
        const codes = checkMerchant({ ...good, texts }, known)
          .filter((finding) => finding.file.endsWith(file))
          .map(({ code, pointer }) => `${code} ${pointer}`)
        expect(codes).toEqual(unreadableTimes(sent).length > 0 ? ['time.invalid /0/startTime'] : [])
        expect(() => JSON.stringify(withTimes(sent, NOON))).not.toThrow()
      }),
      { numRuns: 60 },
    )
  })
})

describe('the embedded back office', () => {
  const MATCHES = 'relay/GCSGAME_getGameMatchV2'
  const codes = merchantsWith(MATCHES)
  let server: Server
  beforeAll(async () => {
    server = await serve()
    const relay = join(server.root, 'merchants/red/wps/relay')
    for (const code of codes)
      await write(join(relay, `${code}.json`), readFileSync(join(MERCHANTS, code, `wps/${MATCHES}.json`)))
    await write(join(relay, 'MCSFE_getLeaderBoard.json'), {
      title: 'Week',
      entries: [],
      endsAt: { $in: 'P7D' },
    })
  })
  afterAll(() => server.stop())

  it('answers times by its own clock', async () => {
    await server.control('clock', { setTo: '2030-05-05T05:05:05Z', stop: true })
    const authorization = await tokenOf(server, 'plain')
    const { value } = await server.call('/wps/relay/MCSFE_getLeaderBoard', { headers: { authorization } })
    expect(value?.endsAt).toBe('2030-05-12T05:05:05Z')
  })

  const days = [
    '2026-11-22T22:00:00Z',
    '2027-03-28T00:59:59Z',
    '2029-12-31T23:59:59Z',
    '2032-02-29T11:15:00Z',
  ]
  it.each(codes)('has the next draw and match of %s within a day, whatever the day', async (code) => {
    for (const day of days) {
      await server.control('clock', { setTo: day, stop: true })
      const { value } = await server.call(`/wps/relay/${code}`)
      const sent = (Array.isArray(value) ? value : []).filter(isRecord).filter(({ result }) => !result)
      for (const kind of new Set(sent.map((one) => kindOf(one)))) {
        const ofKind = sent.filter((one) => kindOf(one) === kind)
        const until = Math.min(
          ...ofKind.map(({ startTime }) => Date.parse(String(startTime)) - Date.parse(day)),
        )
        expect(until).toBeGreaterThan(0)
        expect(until).toBeLessThanOrEqual(DAY_MS)
      }
      expect(sent.length).toBeGreaterThan(3)
    }
  })
})
