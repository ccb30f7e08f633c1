// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import {
  createInstallation,
  DISMISSED_FOR_GOOD,
  DISMISSED_KEY,
  HIDDEN_KEY,
} from '../../../src/device/installation.ts'
import { safeStorage } from '../../../src/session/storage.ts'

const BROWSER = { installed: false, webview: false }

function kept(entries: Record<string, string> = {}) {
  const storage = safeStorage(
    () => {
      throw new Error('only in memory')
    },
    () => undefined,
  )
  for (const [key, value] of Object.entries(entries)) storage.setItem(key, value)
  return storage
}

/** A separate window with the events of the browser's install prompt. */
function phone() {
  const target = new EventTarget()
  const page: Window = Object.create(window, {
    addEventListener: { value: target.addEventListener.bind(target) },
  })
  return { page, target }
}

function offer(outcome: 'accepted' | 'dismissed' | Error, target?: EventTarget) {
  const prompt = vi.fn(async () => {
    if (outcome instanceof Error) throw outcome
  })
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  })
  target?.dispatchEvent(event)
  return { event, prompt }
}

describe('the owner of installation', () => {
  it('takes the prompt that came before the bundle, and each new one in its place', async () => {
    const { page, target } = phone()
    const first = offer('dismissed')
    Object.defineProperty(page, '__INSTALL__', { value: first.event })
    const owner = createInstallation()
    owner.start(page, BROWSER, kept())
    expect(owner.getState().canPrompt).toBe(true)
    const second = offer('accepted', target)
    expect(second.event.defaultPrevented).toBe(true)
    expect(await owner.prompt()).toBe('accepted')
    expect(first.prompt).not.toHaveBeenCalled()
    expect(second.prompt).toHaveBeenCalledOnce()
  })

  it('clears the deferred prompt once it was shown', async () => {
    const { page, target } = phone()
    const owner = createInstallation()
    owner.start(page, BROWSER, kept())
    offer('accepted', target)
    await owner.prompt()
    expect(owner.getState().canPrompt).toBe(false)
    expect(await owner.prompt()).toBe('unavailable')
  })

  it('is unavailable where the browser throws, and where its event is none', async () => {
    const { page, target } = phone()
    const owner = createInstallation()
    owner.start(page, BROWSER, kept())
    offer(new Error('already shown'), target)
    expect(await owner.prompt()).toBe('unavailable')
    target.dispatchEvent(new Event('beforeinstallprompt'))
    expect(owner.getState().canPrompt).toBe(false)
  })

  it('records a hide flag and counts each dismissal in session storage', () => {
    const storage = kept()
    const owner = createInstallation()
    owner.start(phone().page, BROWSER, storage)
    owner.dismiss()
    owner.dismiss()
    expect(owner.getState()).toMatchObject({ hidden: true, dismissed: 2 })
    expect([storage.getItem(HIDDEN_KEY), storage.getItem(DISMISSED_KEY)]).toEqual(['1', '2'])
    const next = createInstallation()
    next.start(phone().page, BROWSER, storage)
    expect(next.getState()).toMatchObject({ hidden: true, dismissed: 2 })
  })

  it('sets the counter to 99 when it is installed, and when it was', () => {
    const { page, target } = phone()
    const storage = kept()
    const owner = createInstallation()
    owner.start(page, BROWSER, storage)
    target.dispatchEvent(new Event('appinstalled'))
    expect(owner.getState()).toMatchObject({
      installed: true,
      canPrompt: false,
      dismissed: DISMISSED_FOR_GOOD,
    })
    expect(storage.getItem(DISMISSED_KEY)).toBe('99')
    const again = createInstallation()
    again.start(phone().page, { installed: true, webview: false }, kept())
    expect(again.getState()).toMatchObject({ installed: true, dismissed: 99 })
  })

  it.each(['', 'x', '-3', '1.5', 'NaN'])('reads a stored counter %j as none', (text) => {
    const owner = createInstallation()
    owner.start(phone().page, { installed: false, webview: true }, kept({ [DISMISSED_KEY]: text }))
    expect(owner.getState()).toMatchObject({ dismissed: 0, inApp: true })
  })

  it('starts once', () => {
    const owner = createInstallation()
    owner.start(phone().page, BROWSER, kept())
    owner.start(phone().page, { installed: true, webview: true }, kept())
    expect(owner.getState()).toMatchObject({ installed: false, inApp: false })
  })
})
