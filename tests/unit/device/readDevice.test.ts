// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { readDevice } from '../../../src/device/readDevice.ts'

/** Sets `navigator.standalone`, which only iOS has. */
function standalone(value: boolean) {
  Object.defineProperty(window.navigator, 'standalone', { value, configurable: true })
}

afterEach(() => {
  Reflect.deleteProperty(window.navigator, 'standalone')
  history.replaceState(null, '', '/m/home')
})

describe('reading the device from the browser', () => {
  it('puts everything together', () => {
    standalone(true)
    history.replaceState(null, '', '/m/home?inApp=1')
    const device = readDevice(window, (key) => (key === 'WEBCLIP' ? '1' : null))
    expect(device).toMatchObject({ webview: true, installed: true, webclip: true, label: 'PWA' })
  })

  it('is a plain browser when nothing is special', () => {
    standalone(false)
    expect(readDevice(window, () => null)).toMatchObject({ webview: false, installed: false, webclip: false })
  })

  it('manages without matchMedia', () => {
    const bare = Object.create(window, { matchMedia: { value: undefined } })
    expect(readDevice(bare, () => null).installed).toBe(false)
  })
})
