import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RESULT_MS } from '../../../../../src/features/captcha/engine/sliderCaptcha.ts'
import { settled, sliderWorld } from './sliderWorld.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function ready(options: Parameters<typeof sliderWorld>[0] = {}) {
  const world = sliderWorld(options)
  const stop = world.captcha.start()
  world.newest()?.come()
  await settled()
  return { ...world, stop }
}

describe('a slider captcha', () => {
  it('loads with the screen, shows when it is needed, and returns the result', async () => {
    const world = await ready()
    expect(world.status()).toBe('waiting')
    world.obtain()
    expect([world.status(), world.newest()?.shown, world.staged.length]).toEqual(['verifying', 1, 1])
    world.newest()?.events.success(world.fields())
    await settled()
    expect(world.outcomes).toEqual([{ captcha: 'result 1' }])
    expect([world.status(), world.staged.length]).toEqual(['success', 0])
  })

  it('hands out at once what the player solved beforehand, once', async () => {
    const world = await ready()
    world.captcha.verify()
    world.newest()?.events.success(world.fields())
    world.obtain()
    await settled()
    expect(world.outcomes).toEqual([{ captcha: 'result 1' }])
    world.obtain()
    await settled()
    expect([world.outcomes[1], world.status(), world.newest()?.resets]).toEqual(['pending', 'verifying', 1])
  })

  it('waits again when a result has lain too long', async () => {
    const world = await ready()
    world.captcha.verify()
    world.newest()?.events.success(world.fields())
    vi.advanceTimersByTime(RESULT_MS - 1)
    expect(world.status()).toBe('success')
    vi.advanceTimersByTime(1)
    expect([world.status(), world.newest()?.resets]).toEqual(['waiting', 1])
  })

  it('keeps the tick of a result that is on its way, until the form is refused', async () => {
    const world = await ready()
    world.obtain()
    world.newest()?.events.success(world.fields())
    vi.advanceTimersByTime(10 * RESULT_MS)
    expect(world.status()).toBe('success')
    world.captcha.refresh()
    expect([world.status(), world.newest()?.resets]).toEqual(['waiting', 1])
  })

  it('rejects with verify_first when the player closes it, and shows it again the next time', async () => {
    const world = await ready()
    world.obtain()
    world.newest()?.events.close()
    await settled()
    expect([world.outcomes, world.status()]).toEqual([['verify_first'], 'waiting'])
    world.obtain()
    expect(world.newest()?.shown).toBe(2)
  })

  it('rejects a concurrent request as too fast, also of another form', async () => {
    const world = await ready()
    world.obtain()
    world.obtain()
    const other = await ready({ turn: world.turn })
    other.obtain()
    await settled()
    expect([world.outcomes, other.outcomes]).toEqual([['pending', 'tooFast'], ['tooFast']])
    world.newest()?.events.success(world.fields())
    await settled()
    other.obtain()
    await settled()
    expect(other.outcomes[1]).toBe('pending')
  })

  it('shows the error of a failed load; retry loads anew and opens it', async () => {
    const world = sliderWorld()
    world.captcha.start()
    world.newest()?.fail()
    await settled()
    expect(world.captcha.store.getState()).toEqual({
      status: 'error',
      trouble: { code: 'network', number: '60204' },
    })
    world.captcha.verify()
    expect(world.status()).toBe('loading')
    world.newest()?.come()
    await settled()
    expect([world.status(), world.newest()?.shown]).toEqual(['verifying', 1])
  })

  it('rejects whoever waits for a load that fails', async () => {
    const world = sliderWorld()
    world.captcha.start()
    world.obtain()
    world.newest()?.fail()
    await settled()
    expect([world.outcomes, world.turn.taken]).toEqual([['network'], false])
  })

  it('is not loaded before it is needed, unless it is set to load early', async () => {
    const world = sliderWorld({ early: false })
    world.captcha.start()
    expect(world.opened).toHaveLength(0)
    world.obtain()
    world.newest()?.come()
    await settled()
    expect([world.opened.length, world.newest()?.shown]).toEqual([1, 1])
  })

  it('is not solved by a vendor that has no result to show', async () => {
    const world = await ready()
    world.obtain()
    world.newest()?.events.success(undefined)
    await settled()
    expect([world.outcomes, world.status()]).toEqual([['vendor'], 'error'])
  })

  it('goes when the player steps back, and is there for the next time', async () => {
    const world = await ready()
    world.obtain()
    const [before] = world.opened
    world.staged[0]?.()
    await settled()
    expect([world.outcomes, before?.destroyed, world.status()]).toEqual([['verify_first'], true, 'loading'])
    world.newest()?.come()
    await settled()
    expect([world.status(), world.newest()?.shown]).toEqual(['waiting', 0])
  })

  it('rejects, and goes, when the form is left', async () => {
    const world = await ready()
    const left = new AbortController()
    world.obtain(left.signal)
    left.abort()
    world.stop()
    await settled()
    expect([world.outcomes, world.turn.taken, world.staged.length]).toEqual([['verify_first'], false, 0])
    for (const one of world.opened.filter(({ arrived }) => arrived)) expect(one.destroyed).toBe(true)
  })

  it('can be started again after it was stopped', async () => {
    const world = await ready()
    world.stop()
    world.captcha.start()
    world.newest()?.come()
    await settled()
    expect([world.status(), world.opened.length]).toEqual(['waiting', 2])
  })

  it('settles each request once, and gives each result away once, whatever happens in whatever order', async () => {
    const happening = fc.constantFrom(
      ...(['come', 'fail', 'solve', 'solveBadly', 'error', 'close', 'oldSolve', 'oldError'] as const),
      ...(['obtain', 'abort', 'verify', 'refresh', 'leave', 'pass', 'restart'] as const),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 40 }), fc.boolean(), async (happenings, early) => {
        const world = sliderWorld({ early })
        let stop = world.captcha.start()
        let form = new AbortController()
        for (const what of happenings) {
          const { opened } = world
          const [oldest, newest] = [opened[0], world.newest()]
          if (what === 'come') newest?.come()
          else if (what === 'fail') newest?.fail()
          else if (what === 'solve') newest?.arrived && newest.events.success(world.fields())
          else if (what === 'solveBadly') newest?.events.success(undefined)
          else if (what === 'error') newest?.events.error({ code: 'vendor' })
          else if (what === 'close') newest?.events.close()
          else if (what === 'oldSolve') opened.length > 1 && oldest?.events.success(world.fields())
          else if (what === 'oldError') opened.length > 1 && oldest?.events.error({ code: 'vendor' })
          else if (what === 'obtain') world.obtain(form.signal)
          else if (what === 'abort') {
            form.abort()
            form = new AbortController()
          } else if (what === 'verify') world.captcha.verify()
          else if (what === 'refresh') world.captcha.refresh()
          else if (what === 'leave') world.staged[0]?.()
          else if (what === 'pass') vi.advanceTimersByTime(RESULT_MS / 2)
          else {
            stop()
            stop = world.captcha.start()
          }
          await settled()
          const pending = world.outcomes.filter((outcome) => outcome === 'pending').length
          expect(pending).toBe(world.turn.taken ? 1 : 0)
          expect(world.staged.length).toBe(world.status() === 'verifying' ? 1 : 0)
        }
        stop()
        for (const one of world.opened) one.come()
        await settled()
        expect(world.turn.taken).toBe(false)
        expect(world.outcomes.filter((outcome) => typeof outcome === 'string' && / /.test(outcome))).toEqual(
          [],
        )
        expect(world.outcomes).not.toContain('pending')
        const given = world.outcomes.flatMap((outcome) =>
          typeof outcome === 'string' ? [] : [JSON.stringify(outcome)],
        )
        expect(new Set(given).size).toBe(given.length)
        expect(world.opened.filter(({ arrived, destroyed }) => arrived && !destroyed)).toEqual([])
      }),
      { numRuns: 400 },
    )
  })
})
