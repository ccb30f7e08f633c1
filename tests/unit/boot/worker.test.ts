import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentRegistration, FIRST_VISIT_REST_MS, REST_MS, startWorker } from '../../../src/boot/worker.ts'
import { safeStorage } from '../../../src/session/storage.ts'
import { fakeStorage } from '../session/fakeStorage.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static readonly supportedEntryTypes = []
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setUp({
  state = 'active',
  register,
}: {
  state?: 'active' | 'waiting' | 'installing'
  register?: () => Promise<unknown>
} = {}) {
  const postMessage = vi.fn()
  const registration = { active: null, waiting: null, installing: null, [state]: { postMessage } }
  const real = fakeStorage()
  const serviceWorker = { register: vi.fn(register ?? (async () => registration)), ready: Promise.resolve() }
  const page = Object.assign(Object.create(null), {
    navigator: { serviceWorker },
    document: { querySelector: () => ({ content: 'b2' }) },
    setTimeout,
    clearTimeout,
    performance: {
      now: () => performance.now(),
      setResourceTimingBufferSize: () => {},
      getEntriesByType: () => [
        { name: 'https://acme.test/m/assets/app-1.js', workerStart: 0 },
        { name: 'https://acme.test/m/assets/live-1.js', workerStart: 12.5 },
      ],
    },
  })
  return {
    page,
    serviceWorker,
    postMessage,
    visit: () =>
      startWorker(
        page,
        safeStorage(() => real),
      ),
  }
}

describe('the service worker', () => {
  it('is registered when a first visit has been at rest for some seconds', async () => {
    const { visit, serviceWorker } = setUp()
    void visit()
    await vi.advanceTimersByTimeAsync(FIRST_VISIT_REST_MS - 1)
    expect(serviceWorker.register).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(serviceWorker.register).toHaveBeenCalledWith('/m/sw.js', { scope: '/m/' })
  })

  it('is registered sooner on a second visit', async () => {
    const { visit, serviceWorker } = setUp()
    void visit()
    void visit()
    await vi.advanceTimersByTimeAsync(REST_MS)
    expect(serviceWorker.register).toHaveBeenCalledOnce()
  })

  it.each(['active', 'waiting', 'installing'] as const)(
    'hears that the page is at rest, its build, and what it loaded past the worker: the %s one',
    async (state) => {
      const { visit, postMessage } = setUp({ state })
      void visit()
      await vi.advanceTimersByTimeAsync(FIRST_VISIT_REST_MS + REST_MS)
      expect(postMessage).toHaveBeenCalledExactlyOnceWith({
        type: 'AT_REST',
        build: 'b2',
        urls: ['https://acme.test/m/assets/app-1.js'],
      })
    },
  )

  it('is done without, where the browser has none or refuses', async () => {
    await expect(
      startWorker(
        Object.assign(Object.create(null), { navigator: {} }),
        safeStorage(() => fakeStorage()),
      ),
    ).resolves.toBeUndefined()
    expect(await currentRegistration(Object.create(null))).toBeUndefined()
    const { visit, postMessage } = setUp({ register: () => Promise.reject(new Error('refused')) })
    const done = visit()
    await vi.advanceTimersByTimeAsync(FIRST_VISIT_REST_MS + REST_MS)
    await expect(done).resolves.toBeUndefined()
    expect(postMessage).not.toHaveBeenCalled()
  })
})
