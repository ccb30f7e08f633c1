import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadScript, SCRIPT_MS } from '../../../../../src/features/captcha/engine/loadScript.ts'
import { troubleOf } from '../../../../../src/features/captcha/model/trouble.ts'
import { type Answer, fakePage } from './fakePage.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const servers = ['https://one.test/s.js', 'https://two.test/s.js', 'https://three.test/s.js']

async function load(answers: readonly Answer[], signal = new AbortController().signal) {
  const { page, asked, removed } = fakePage(
    'init',
    () => {},
    (_url, count) => answers[count] ?? 'hang',
  )
  const outcome = loadScript(servers, 'init', page, signal).then(
    ({ url }) => url,
    (error: unknown) => troubleOf(error).number,
  )
  await vi.advanceTimersByTimeAsync(20_000)
  return { came: await outcome, asked, removed }
}

describe('a vendor’s script', () => {
  it.each([
    // The servers' answers, the result, the times of the requests in ms.
    [['script'], servers[0], [0]],
    [['missing', 'script'], servers[1], [0, 10]],
    [['missing', 'missing', 'script'], servers[2], [0, 10, 20]],
    [['hang', 'script'], servers[1], [0, 3000]],
    [['hang', 'hang', 'script'], servers[2], [0, 3000, 6000]],
    [['hang', 'missing', 'script'], servers[2], [0, 3000, 3010]],
    [['other', 'script'], servers[1], [0, 10]],
    [[2999], servers[0], [0]],
    [[3001, 'script'], servers[1], [0, 3000]],
    [['missing', 'missing', 'missing'], '60204', [0, 10, 20]],
    [['hang', 'hang', 'hang'], '60204', [0, 3000, 6000]],
    [['other', 'other', 'other'], '60204', [0, 10, 20]],
  ] as const)('servers answer %j: %s', async (answers, wanted, times) => {
    const { came, asked } = await load(answers)
    expect(came).toBe(wanted)
    expect(asked).toEqual(times.map((at, index) => ({ url: servers[index], at })))
  })

  it('gives each server three seconds', () => {
    expect(SCRIPT_MS).toBe(3000)
  })

  it('removes a script that did not load', async () => {
    expect((await load(['hang', 'missing', 'script'])).removed).toEqual(servers.slice(0, 2))
  })

  it('asks no further server when it is cancelled', async () => {
    const off = new AbortController()
    setTimeout(() => off.abort(), 3500)
    const { came, asked } = await load(['hang', 'hang', 'script'], off.signal)
    expect(came).toBe('60204')
    expect(asked).toHaveLength(2)
  })

  it('does not take a global that an earlier script left behind', async () => {
    const { page } = fakePage(
      'init',
      () => {},
      () => 'other',
    )
    const forget = vi.spyOn(page, 'forget')
    const outcome = loadScript(servers, 'init', page, new AbortController().signal).catch(troubleOf)
    await vi.advanceTimersByTimeAsync(100)
    expect(await outcome).toMatchObject({ number: '60204' })
    expect(forget).toHaveBeenCalledTimes(3)
  })
})
