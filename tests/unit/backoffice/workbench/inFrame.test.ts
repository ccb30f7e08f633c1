// @vitest-environment happy-dom
// @own-modules
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inFrame } from '../../../../scripts/backoffice/workbench/inFrame.ts'
import type { Conditions } from '../../../../src/workbench/model/wire.ts'

const conditions: Conditions = {
  ...{ bench: 'http://workbench.localhost:4600', visit: 'first', device: 'android', scheme: 'light' },
  ...{
    direction: 'own',
    network: 'fast',
    prompts: 'declined',
    announcements: 'asPrompts',
    language: 'EN',
    clock: 0,
    session: 'kept',
  },
}
const own = { local: Object.getOwnPropertyDescriptor(window, 'localStorage') }

afterEach(() => {
  if (own.local) Object.defineProperty(window, 'localStorage', own.local)
  vi.useRealTimers()
})

describe('a phone whose browser blocks storage', () => {
  it('begins all the same, with a storage that lasts as long as its page', () => {
    vi.useFakeTimers()
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    expect(() => inFrame(conditions)).not.toThrow()
    expect(localStorage.getItem('language')).toBe('EN')
    expect(sessionStorage.getItem('MC_SESSION_INFO')).toBe('kept')
    expect(localStorage.length).toBeGreaterThan(1)
    localStorage.removeItem('language')
    expect(localStorage.getItem('language')).toBeNull()
  })
})

describe('a phone whose page is live', () => {
  it('says so every few seconds while its tab is visible, and nothing in a hidden one', () => {
    vi.useFakeTimers()
    const said: unknown[] = []
    const above = { postMessage: (message: unknown) => said.push(message) }
    vi.spyOn(window, 'parent', 'get').mockReturnValue(Object.assign(Object.create(window), above))
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    inFrame({ ...conditions, visit: 'alive' })
    const beats = () => said.filter((one) => JSON.stringify(one) === '{"kind":"alive"}').length
    vi.advanceTimersByTime(10_000)
    expect(beats()).toBe(5)
    visibility.mockReturnValue('hidden')
    vi.advanceTimersByTime(10_000)
    expect(beats()).toBe(5)
  })
})

describe('a phone whose announcements are read', () => {
  it('has nothing new to announce at any load, whatever was announced since', () => {
    vi.useFakeTimers()
    const read = { ...conditions, visit: 'second', prompts: 'asked', announcements: 'read' } as const
    inFrame(read)
    expect(localStorage.getItem('hidePopup')).toBe('1')
    localStorage.removeItem('hidePopup')
    localStorage.setItem('SHELL_PU_B', '{"show":true,"data":["other"]}')
    inFrame(read)
    expect([localStorage.getItem('hidePopup'), localStorage.getItem('SHELL_PU_B')]).toEqual(['1', null])
  })
})
