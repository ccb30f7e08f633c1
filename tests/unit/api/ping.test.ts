import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PING_TIMEOUT_MS, type PingEnv, type Race, raceEndpoints } from '../../../src/api/ping.ts'
import { type Line, lineWorld } from '../features/domainNotice/endpointFixture.ts'

const FAST = 'https://fast.test'
const SLOW = 'https://slow.test'
const DEAD = 'https://dead.test'
const MUTE = 'https://mute.test'
const HOTEL = 'https://hotel.test'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new AbortController().signal

/** Runs a race to its end and returns how long it took. */
async function run(endpoints: readonly string[], env: PingEnv, signal = never()) {
  const begun = Date.now()
  let took = Number.NaN
  const race = raceEndpoints(endpoints, env, signal).finally(() => {
    took = Date.now() - begun
  })
  await vi.advanceTimersByTimeAsync(2 * PING_TIMEOUT_MS)
  return { race: await race, took }
}

describe('the fastest endpoint', () => {
  it('is the first that answers, whatever its place in the list; the others are given up at once', async () => {
    const { env, pinged } = lineWorld({
      [SLOW]: { does: 'answers', after: 900 },
      [DEAD]: { does: 'fails', after: 5 },
      [FAST]: { does: 'answers', after: 40 },
      [MUTE]: { does: 'hangs' },
    })
    expect(await run([SLOW, DEAD, FAST, MUTE], env)).toEqual({
      race: { state: 'found', endpoint: FAST },
      took: 40,
    })
    expect(pinged.filter(({ aborted }) => aborted).map(({ endpoint }) => endpoint)).toEqual([SLOW, MUTE])
  })

  it('is asked all at once, without credentials, redirects, referrer or anything that costs a preflight', async () => {
    const { env, pinged } = lineWorld({ [FAST]: { does: 'answers' }, [SLOW]: { does: 'answers', after: 9 } })
    await run([FAST, SLOW], env)
    expect(pinged.map(({ url }) => url.href)).toEqual([
      `${FAST}/wps/system/test/ping?speed=1700000000000`,
      `${SLOW}/wps/system/test/ping?speed=1700000000000`,
    ])
    for (const { init } of pinged) {
      expect(init).toMatchObject({
        mode: 'cors',
        credentials: 'omit',
        redirect: 'error',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
      })
      expect(init.headers).toBeUndefined()
      expect(init.method).toBeUndefined()
    }
  })

  it('gets the merchant’s code only on the page’s own origin', async () => {
    const { env, pinged } = lineWorld({ [FAST]: { does: 'answers' }, [SLOW]: { does: 'fails' } }, FAST)
    await run([FAST, SLOW], { ...env, merchant: () => 'acme' })
    expect(pinged.map(({ init }) => init.headers)).toEqual([{ Merchant: 'acme' }, undefined])
  })

  it('is none where all are dead, as soon as the last has failed', async () => {
    const { env } = lineWorld({
      [DEAD]: { does: 'fails', after: 30 },
      [SLOW]: { does: 'refuses', after: 70 },
    })
    expect(await run([DEAD, SLOW], env)).toEqual({ race: { state: 'dead' }, took: 70 })
  })

  it('is waited for 10 seconds and not longer: one that hangs makes the race hang, and is given up', async () => {
    const { env, pinged } = lineWorld({ [MUTE]: { does: 'hangs' }, [DEAD]: { does: 'fails' } })
    expect(await run([MUTE, DEAD], env)).toEqual({ race: { state: 'hanging' }, took: 10_000 })
    expect(pinged[0]?.aborted).toBe(true)
  })

  it('may answer at the last moment, and not after it', async () => {
    const late = { [SLOW]: { does: 'answers', after: PING_TIMEOUT_MS - 1 } } as const
    expect((await run([SLOW], lineWorld(late).env)).race).toEqual({ state: 'found', endpoint: SLOW })
    const tooLate = { [SLOW]: { does: 'answers', after: PING_TIMEOUT_MS + 1 } } as const
    expect((await run([SLOW], lineWorld(tooLate).env)).race).toEqual({ state: 'hanging' })
  })

  it('is not looked for when there is none, or when nobody waits for it any more', async () => {
    const { env, pinged } = lineWorld({ [FAST]: { does: 'answers', after: 50 } })
    expect((await run([], env)).race).toEqual({ state: 'dead' })
    expect((await run([FAST], env, AbortSignal.abort())).race).toEqual({ state: 'dead' })
    expect(pinged).toEqual([])
  })

  it('is given up at once by a caller who leaves', async () => {
    const { env, pinged } = lineWorld({ [FAST]: { does: 'answers', after: 50 } })
    const left = new AbortController()
    const race = raceEndpoints([FAST], env, left.signal)
    left.abort()
    expect(await race).toEqual({ state: 'dead' })
    expect(pinged.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('survives a fetch that throws instead of rejecting', async () => {
    const { env } = lineWorld({})
    const fetch = () => {
      throw new TypeError('a host that no browser takes')
    }
    expect((await run([FAST], { ...env, fetch })).race).toEqual({ state: 'dead' })
  })
})

describe('an answer', () => {
  const html = { 'content-type': 'text/html' }
  const untyped = (text: string) => {
    const answer = new Response(text)
    answer.headers.delete('content-type')
    return answer
  }
  const answers: readonly [name: string, answer: () => Response, counts: boolean][] = [
    ['200 with JSON', () => Response.json({ success: true }), true],
    ['200 that says no', () => Response.json({ success: false }), true],
    ['200 with nothing', () => new Response(''), true],
    ['204', () => new Response(null, { status: 204 }), true],
    ['299', () => new Response('x', { status: 299 }), true],
    ['a word that calls itself HTML', () => new Response('pong', { headers: html }), true],
    ['a web page', () => new Response('<!doctype html><p>Log in', { headers: html }), false],
    [
      'a web page after blanks and a mark',
      () => new Response('\ufeff\n <HTML lang="en">', { headers: html }),
      false,
    ],
    [
      'a web page that begins with a comment',
      () => new Response('<!-- portal --><p>', { headers: html }),
      false,
    ],
    ['a web page of no type', () => untyped('<html>'), false],
    ['304', () => new Response(null, { status: 304 }), false],
    ['404', () => new Response('', { status: 404 }), false],
    ['502', () => new Response('', { status: 502 }), false],
    ['what another origin may not read', () => Response.error(), false],
  ]
  it.each(answers)('%s', async (_, answer, counts) => {
    const { env } = lineWorld({ [FAST]: { does: 'answers', answer } })
    expect((await run([FAST], env)).race.state).toBe(counts ? 'found' : 'dead')
  })

  it('of a captive portal, however fast, never beats a real endpoint', async () => {
    const { env } = lineWorld({ [HOTEL]: { does: 'portal' }, [SLOW]: { does: 'answers', after: 800 } })
    expect((await run([HOTEL, SLOW], env)).race).toEqual({ state: 'found', endpoint: SLOW })
  })

  it('whose page never ends does not hold up the others, nor the race', async () => {
    const endless = () =>
      new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('<')) }), {
        headers: html,
      })
    const endlessly: Line = { does: 'answers', answer: endless }
    const { env } = lineWorld({ [HOTEL]: endlessly, [SLOW]: { does: 'answers', after: 800 } })
    expect((await run([HOTEL, SLOW], env)).race).toEqual({ state: 'found', endpoint: SLOW })
    expect(await run([HOTEL], env)).toEqual({ race: { state: 'hanging' }, took: PING_TIMEOUT_MS })
  })
})

it('always ends in time, with the endpoint that answered first (property)', async () => {
  const endpoint: fc.Arbitrary<Line> = fc.record({
    does: fc.constantFrom(
      'answers' as const,
      'fails' as const,
      'refuses' as const,
      'hangs' as const,
      'portal' as const,
    ),
    after: fc.integer({ min: 0, max: PING_TIMEOUT_MS + 2000 }).filter((ms) => ms !== PING_TIMEOUT_MS),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(endpoint, { maxLength: 10 }), async (given) => {
      const endpoints = Object.fromEntries(given.map((each, index) => [`https://l${index}.test`, each]))
      const { env, pinged } = lineWorld(endpoints)
      const { race, took } = await run(Object.keys(endpoints), env)

      const inTime = given.filter(({ after = 0 }) => after < PING_TIMEOUT_MS)
      const winners = inTime.filter(({ does }) => does === 'answers').map(({ after = 0 }) => after)
      const first = Math.min(...winners)
      const open = given.some(({ does, after = 0 }) => does === 'hangs' || after > PING_TIMEOUT_MS)
      const expected: Race['state'] = winners.length > 0 ? 'found' : open ? 'hanging' : 'dead'
      expect(race.state).toBe(expected)
      expect(took).toBeLessThanOrEqual(PING_TIMEOUT_MS)
      if (race.state === 'found') {
        expect(took).toBe(first)
        expect(endpoints[race.endpoint]).toMatchObject({ does: 'answers', after: first })
      }
      const stillOpen = pinged.filter(({ endpoint: origin }) => {
        const { does, after = 0 } = endpoints[origin] ?? { does: 'fails' }
        return does === 'hangs' || after > took
      })
      expect(stillOpen.every(({ aborted }) => aborted)).toBe(true)
    }),
    { numRuns: 200 },
  )
})
