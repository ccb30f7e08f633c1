import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TAKE_OVER_PATIENCE_MS } from '../../../../src/features/updatePrompt/model/update.ts'
import { takeOver } from '../../../../src/features/updatePrompt/takeOver.ts'

/** A fake worker whose state the test changes. */
function worker(state: ServiceWorkerState) {
  const target = new EventTarget()
  return Object.assign(Object.create(target), {
    state,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    postMessage: vi.fn(),
    becomes(next: ServiceWorkerState) {
      this.state = next
      target.dispatchEvent(new Event('statechange'))
    },
  })
}
const registration = (parts: object) =>
  Object.assign(
    Object.create(null),
    { waiting: null, installing: null, update: async () => undefined },
    parts,
  )

const page = { setTimeout: (action: () => void, ms?: number) => Number(setTimeout(action, ms)) }
const begin = (registered: Parameters<typeof takeOver>[0]) => {
  const done = vi.fn()
  void takeOver(registered, Object.assign(Object.create(null), page)).then(done)
  return done
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the new worker', () => {
  it('is waited for until it answers for the page', async () => {
    const waiting = worker('installed')
    const done = begin(registration({ waiting }))
    await vi.advanceTimersByTimeAsync(0)
    expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
    expect(done).not.toHaveBeenCalled()
    waiting.becomes('activating')
    waiting.becomes('activated')
    await vi.advanceTimersByTimeAsync(0)
    expect(done).toHaveBeenCalledOnce()
  })

  it('is waited for while it is being installed', async () => {
    const installing = worker('installing')
    const registered = registration({ installing })
    const done = begin(registered)
    await vi.advanceTimersByTimeAsync(0)
    registered.installing = null
    registered.waiting = installing
    installing.becomes('installed')
    await vi.advanceTimersByTimeAsync(0)
    expect(installing.postMessage).toHaveBeenCalledOnce()
    installing.becomes('activated')
    await vi.advanceTimersByTimeAsync(0)
    expect(done).toHaveBeenCalledOnce()
  })

  it.each([
    ['there is no worker at all', undefined],
    ['only the older part has changed', registration({})],
    ['the look for a new one fails', registration({ update: () => Promise.reject(new Error('offline')) })],
  ])('is not waited for where %s', async (_, registered) => {
    const done = begin(registered)
    await vi.advanceTimersByTimeAsync(0)
    expect(done).toHaveBeenCalledOnce()
  })

  it('is not waited for longer than a player would', async () => {
    const done = begin(registration({ waiting: worker('installed') }))
    await vi.advanceTimersByTimeAsync(TAKE_OVER_PATIENCE_MS - 1)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toHaveBeenCalledOnce()
  })
})
