import { describe, expect, it, vi } from 'vitest'
import { whenIdle } from '../../../src/app/idle.ts'
import { registerWorker } from '../../../src/boot/worker.ts'

function page(readyState: DocumentReadyState, idle = true) {
  const waiting: (() => void)[] = []
  const timers: (() => void)[] = []
  const listeners: (() => void)[] = []
  return {
    waiting,
    timers,
    listeners,
    page: Object.assign(Object.create(globalThis), {
      document: { readyState },
      addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
      setTimeout: (action: () => void) => timers.push(action),
      requestIdleCallback: idle ? (action: () => void) => waiting.push(action) : undefined,
    }),
  }
}

describe('whenIdle', () => {
  it('waits for the page to have loaded, then to have nothing else to do', () => {
    const { page: shown, listeners, waiting } = page('interactive')
    const action = vi.fn()
    whenIdle(shown, action)
    expect(waiting).toHaveLength(0)
    listeners[0]?.()
    expect(action).not.toHaveBeenCalled()
    waiting[0]?.()
    expect(action).toHaveBeenCalledOnce()
  })

  it('waits a while where the browser does not say when it is idle', () => {
    const { page: shown, timers } = page('complete', false)
    const action = vi.fn()
    whenIdle(shown, action)
    timers[0]?.()
    expect(action).toHaveBeenCalledOnce()
  })
})

describe('registerWorker', () => {
  it('registers the worker of this build for the app alone', () => {
    const register = vi.fn(async () => {})
    registerWorker(Object.assign(Object.create(null), { serviceWorker: { register } }))
    expect(register).toHaveBeenCalledWith('/m/sw.js', { scope: '/m/' })
  })

  it('goes on without, where the browser has none or refuses', () => {
    registerWorker(Object.create(null))
    const register = () => Promise.reject(new Error('refused'))
    registerWorker(Object.assign(Object.create(null), { serviceWorker: { register } }))
  })
})
