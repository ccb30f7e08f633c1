import { describe, expect, it, vi } from 'vitest'
import { whenIdle } from '../../../src/app/idle.ts'

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
