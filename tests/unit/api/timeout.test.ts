import { describe, expect, it } from 'vitest'
import { withTimeout } from '../../../src/api/timeout.ts'
import { handClock } from './testEnv.ts'

const never = () => new AbortController().signal
const hang = () => new Promise<string>(() => undefined)

describe('a time limit', () => {
  it('ends work that does not notice, and tells it to stop', async () => {
    const clock = handClock()
    let stopped: AbortSignal | undefined
    const work = (signal: AbortSignal) => {
      stopped = signal
      return hang()
    }
    const ending = expect(withTimeout(work, 30_000, never(), clock.delay)).rejects.toMatchObject({
      kind: 'timeout',
    })
    clock.runOut()
    await ending
    expect(stopped?.aborted).toBe(true)
  })

  it('lets the caller leave at once', async () => {
    const clock = handClock()
    const abort = new AbortController()
    const ending = expect(withTimeout(hang, 30_000, abort.signal, clock.delay)).rejects.toMatchObject({
      kind: 'aborted',
    })
    abort.abort()
    await ending
    expect(clock.pending.size).toBe(0)
  })

  it('never begins for a caller who has left', async () => {
    let begun = false
    const work = async () => {
      begun = true
    }
    await expect(withTimeout(work, 1, AbortSignal.abort(), handClock().delay)).rejects.toMatchObject({
      kind: 'aborted',
    })
    expect(begun).toBe(false)
  })

  it('is no failure when the clock merely ends with the work', async () => {
    const resolving = (_: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    expect(await withTimeout(async () => 'done', 1, never(), resolving)).toBe('done')
  })

  it('lets go of the caller’s signal when the work has ended: a later abort reaches it no more', async () => {
    const abort = new AbortController()
    let ended: AbortSignal | undefined
    const work = async (signal: AbortSignal) => {
      ended = signal
      return 'done'
    }
    expect(await withTimeout(work, 30_000, abort.signal, handClock().delay)).toBe('done')
    abort.abort()
    expect(ended?.aborted).toBe(false)
  })
})
