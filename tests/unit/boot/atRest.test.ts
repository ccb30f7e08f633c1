import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { atRest, REST_PATIENCE_MS } from '../../../src/boot/atRest.ts'

/** The active observers and the entry types that they observe. */
let observers: { tell: () => void; types: string[] }[] = []

class FakeObserver {
  static readonly supportedEntryTypes = ['resource', 'longtask', 'paint']
  readonly types: string[] = []
  readonly tell: () => void
  constructor(tell: () => void) {
    this.tell = tell
    observers.push(this)
  }
  observe({ type }: { type: string }) {
    this.types.push(type)
  }
  disconnect() {
    observers = observers.filter((one) => one !== this)
  }
}

beforeEach(() => {
  observers = []
  vi.useFakeTimers()
  vi.stubGlobal('PerformanceObserver', FakeObserver)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const page = () => ({ setTimeout, clearTimeout, performance }) as const

async function rested(quietMs: number) {
  const done = vi.fn()
  void atRest(Object.assign(Object.create(null), page()), quietMs).then(done)
  await vi.advanceTimersByTimeAsync(0)
  return done
}

describe('a page at rest', () => {
  it('has loaded nothing and worked for nothing long, for so long', async () => {
    const done = await rested(3000)
    expect(observers[0]?.types).toEqual(['resource', 'longtask'])
    await vi.advanceTimersByTimeAsync(2900)
    observers[0]?.tell()
    await vi.advanceTimersByTimeAsync(2900)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(done).toHaveBeenCalledOnce()
    expect(observers).toEqual([])
  })

  it('is not waited for without end', async () => {
    const done = await rested(3000)
    for (let passed = 0; passed < REST_PATIENCE_MS; passed += 1000) {
      expect(done).not.toHaveBeenCalled()
      observers[0]?.tell()
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(done).toHaveBeenCalledOnce()
  })

  it('waits for the browser to be idle, where it says so', async () => {
    const idle: (() => void)[] = []
    const done = vi.fn()
    const shown = Object.assign(Object.create(null), page(), {
      requestIdleCallback: (action: () => void) => idle.push(action),
    })
    void atRest(shown, 1000).then(done)
    await vi.advanceTimersByTimeAsync(1000)
    expect(done).not.toHaveBeenCalled()
    idle[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(done).toHaveBeenCalledOnce()
  })
})
