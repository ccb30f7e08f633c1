import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastStore } from '../../../src/ui/toastStore.ts'

function clock() {
  let [now, next] = [0, 0]
  const waiting = new Map<number, { readonly at: number; readonly run: () => void }>()
  return {
    later(run: () => void, ms: number) {
      const timer = ++next
      waiting.set(timer, { at: now + ms, run })
      return () => void waiting.delete(timer)
    },
    pass(ms: number) {
      now += ms
      for (const [timer, { at, run }] of [...waiting]) {
        if (at > now || !waiting.delete(timer)) continue
        run()
      }
    },
  }
}

describe('toasts', () => {
  let time = clock()
  let store = createToastStore(1500, time.later)
  const shown = () => store.current()?.text
  beforeEach(() => {
    time = clock()
    store = createToastStore(1500, time.later)
  })

  it('show one at a time, each for its own duration', () => {
    store.show({ text: 'Saved' })
    store.show({ text: 'Copied', duration: 500 })
    expect(shown()).toBe('Saved')
    time.pass(1500)
    expect(shown()).toBe('Copied')
    time.pass(499)
    expect(shown()).toBe('Copied')
    time.pass(1)
    expect(shown()).toBeUndefined()
  })

  it('let an alert go before what waits, after the one that is shown and earlier alerts', () => {
    for (const text of ['one', 'two']) store.show({ text })
    for (const text of ['fire', 'flood']) store.show({ text, role: 'alert' })
    const order = [1, 2, 3, 4].map(() => {
      const text = shown()
      store.dismiss()
      return text
    })
    expect(order).toEqual(['one', 'fire', 'flood', 'two'])
  })

  it('do not repeat what is already said, but say it for its full time', () => {
    const first = store.show({ text: 'Offline' })
    time.pass(1000)
    expect(store.show({ text: 'Offline' })).toBe(first)
    time.pass(1000)
    expect(shown()).toBe('Offline')
    time.pass(500)
    expect(shown()).toBeUndefined()
  })

  it('stay while a finger is on them', () => {
    store.show({ text: 'Saved' })
    store.hold(true)
    time.pass(60_000)
    expect(shown()).toBe('Saved')
    store.hold(false)
    time.pass(1500)
    expect(shown()).toBeUndefined()
  })

  it('stay until dismissed with a duration of 0, and can be taken back while they wait', () => {
    store.show({ text: 'Loading', duration: 0 })
    const waiting = store.show({ text: 'Later' })
    time.pass(60_000)
    expect(shown()).toBe('Loading')
    store.dismiss(waiting)
    store.dismiss()
    expect(shown()).toBeUndefined()
  })

  it('tell who listens, until they stop listening', () => {
    const changed = vi.fn()
    const stop = store.subscribe(changed)
    store.show({ text: 'Saved' })
    time.pass(1500)
    stop()
    store.show({ text: 'Again' })
    expect(changed).toHaveBeenCalledTimes(2)
  })
})
