// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A fake history that moves immediately or on command, like a phone's but without its timing. */
function fakeHistory() {
  const entries: unknown[] = [{ idx: 3 }]
  const addresses: unknown[] = []
  let [at, pending] = [0, 0]
  const settle = () => {
    while (pending > 0) {
      pending--
      at--
      dispatchEvent(new PopStateEvent('popstate'))
    }
  }
  return {
    entries,
    get state() {
      return entries[at]
    },
    get at() {
      return at
    },
    addresses,
    pushState(state: unknown, _: string, address?: string) {
      addresses.push(address)
      entries.splice(++at, entries.length, state)
    },
    back: () => void pending++,
    /** The player presses back; runs all events that follow. */
    press() {
      pending++
      settle()
    },
    settle,
  }
}

describe("the phone's back button", () => {
  let fake = fakeHistory()
  let button: typeof import('../../../../src/ui/modal/backButton.ts')
  const hold = (close: () => void) => button.holdBackButton(close)
  let listener: EventListener | undefined
  const turn = () => Promise.resolve()

  beforeEach(async () => {
    vi.resetModules()
    fake = fakeHistory()
    vi.stubGlobal('history', fake)
    const add = globalThis.addEventListener.bind(globalThis)
    vi.stubGlobal('addEventListener', (type: string, heard: EventListener) => {
      listener = heard
      add(type, heard)
    })
    button = await import('../../../../src/ui/modal/backButton.ts')
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    if (listener) removeEventListener('popstate', listener)
  })

  it('gives the overlay its own address, and to all others the address of the page', () => {
    button.holdBackButton(vi.fn(), '?game=A1')
    hold(vi.fn())
    expect(fake.addresses).toEqual(['?game=A1', ''])
  })

  it('closes the overlay and stays on the screen, with the router state kept', () => {
    const close = vi.fn()
    hold(close)
    expect(fake.state).toMatchObject({ idx: 3 })
    fake.press()
    expect(close).toHaveBeenCalledOnce()
    expect(fake.at).toBe(0)
  })

  it('closes only the upper of two overlays', () => {
    const [lower, upper] = [vi.fn(), vi.fn()]
    hold(lower)
    hold(upper)
    fake.press()
    expect([lower, upper].map((close) => close.mock.calls.length)).toEqual([0, 1])
  })

  it('leaves no entry behind when the overlay closes by another way', async () => {
    const close = vi.fn()
    hold(close)()
    await turn()
    fake.settle()
    expect(fake.at).toBe(0)
    expect(close).not.toHaveBeenCalled()
  })

  it('keeps the next overlay open that appears while the step back is under way', async () => {
    const next = vi.fn()
    hold(vi.fn())()
    await turn()
    hold(next)
    fake.settle()
    expect(next).not.toHaveBeenCalled()
    fake.press()
    expect(next).toHaveBeenCalledOnce()
    expect(fake.at).toBe(0)
  })

  it('does not undo a navigation by a link inside the overlay, and steps over its entry later', async () => {
    const release = hold(vi.fn())
    fake.pushState({ idx: 4 }, '')
    release()
    await turn()
    fake.settle()
    expect(fake.state).toEqual({ idx: 4 })
    fake.press()
    expect(fake.at).toBe(0)
  })

  it('lets a download begin after the step back of the overlay that it was pressed in, which would end it', async () => {
    const download = vi.fn()
    const release = hold(vi.fn())
    button.afterClosing(download)
    release()
    await new Promise((resolve) => setTimeout(resolve))
    expect(download).not.toHaveBeenCalled()
    fake.settle()
    expect(download).toHaveBeenCalledOnce()
    expect(fake.at).toBe(0)
  })

  it('lets a download begin at once where nothing closes', async () => {
    const download = vi.fn()
    hold(vi.fn())
    button.afterClosing(download)
    await new Promise((resolve) => setTimeout(resolve))
    expect(download).toHaveBeenCalledOnce()
  })
})
