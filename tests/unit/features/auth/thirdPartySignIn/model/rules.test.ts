import { describe, expect, it } from 'vitest'
import {
  bareDomain,
  emulatorOrigin,
} from '../../../../../../src/features/auth/thirdPartySignIn/model/emulator.ts'
import {
  CHANNEL_KEY,
  forgetRedirect,
  MARKER_KEY,
  PENDING_MS,
  pendingRedirect,
  rememberRedirect,
} from '../../../../../../src/features/auth/thirdPartySignIn/model/pending.ts'
import {
  asksForRedirect,
  channelsOf,
  wayOf,
} from '../../../../../../src/features/auth/thirdPartySignIn/model/ways.ts'

const browser = { os: 'android', webview: false, installed: false } as const

describe('which providers are offered', () => {
  const firebase = { apiKey: 'key' }
  it('offers none without an apiKey of the SMS provider', () => {
    expect(channelsOf({ firebase: undefined, flags: { GOOGLELOGIN3: true } })).toEqual([])
  })
  it('offers Google only with GOOGLELOGIN3', () => {
    expect(channelsOf({ firebase, flags: {} })).toEqual(['facebook', 'twitter', 'line', 'phone'])
    expect(channelsOf({ firebase, flags: { GOOGLELOGIN3: true } })[0]).toBe('google')
  })
})

describe('how a provider is asked', () => {
  it('opens a window in a browser', () => expect(wayOf('google', browser, false)).toBe('popup'))
  it.each([
    ['a web view of the iOS app', { os: 'ios', webview: true, installed: false }],
    ['an app on the iOS home screen', { os: 'ios', webview: false, installed: true }],
    ['the browser of another app', { ...browser, inAppBrowser: 'instagram' }],
  ] as const)('leaves the page where no window can be opened: %s', (_, device) => {
    expect(wayOf('google', device, false)).toBe('redirect')
  })
  it('asks the official app where it offers that', () => {
    expect(wayOf('twitter', { ...browser, webview: true }, true)).toBe('native')
  })
  it('asks no bridge outside of the app, whatever the page has been given', () => {
    expect(wayOf('google', browser, true)).toBe('popup')
  })
  it.each([
    ['twitter', 'comingSoon'],
    ['line', 'comingSoon'],
    ['google', 'redirect'],
    ['facebook', 'redirect'],
  ] as const)('%s in the Android app without a bridge: %s', (channel, way) => {
    expect(wayOf(channel, { ...browser, webview: true }, false)).toBe(way)
  })
  it('lets twitter and line try on the iOS app without a bridge', () => {
    expect(wayOf('line', { os: 'ios', webview: true, installed: false }, false)).toBe('redirect')
  })
  it('turns a blocked pop-up into a redirect, and nothing else', () => {
    expect(asksForRedirect('auth/popup-blocked')).toBe(true)
    expect(asksForRedirect('auth/popup-closed-by-user')).toBe(false)
  })
})

describe('a redirect under way', () => {
  const storage = () => {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
  }
  it('is found again with its channel on the next load', () => {
    const tab = storage()
    rememberRedirect(tab, 'line', 1000)
    expect(pendingRedirect(tab, 5000)).toBe('line')
    forgetRedirect(tab)
    expect(pendingRedirect(tab, 5000)).toBeUndefined()
  })
  it('is given up after ten minutes', () => {
    const tab = storage()
    rememberRedirect(tab, 'line', 1000)
    expect(pendingRedirect(tab, 1001 + PENDING_MS)).toBeUndefined()
  })
  it.each([
    ['javascript:', '1000'],
    ['google', 'soon'],
    ['google', ''],
    ['phone', '1000'],
  ])('makes nothing of a stored channel %s with marker %s', (channel, marker) => {
    const tab = storage()
    tab.setItem(CHANNEL_KEY, channel)
    tab.setItem(MARKER_KEY, marker)
    expect(pendingRedirect(tab, 2000)).toBeUndefined()
  })
})

describe('the emulator', () => {
  it.each([
    ['http://localhost:9099', 'shop.localhost', 'http://localhost:9099'],
    ['http://shop.w1.localhost:4600', 'shop.w1.localhost', 'http://shop.w1.localhost:4600'],
    ['http://127.0.0.1:9099/', 'localhost', 'http://127.0.0.1:9099'],
  ])('is asked at %s from a page on %s', (domain, page, origin) => {
    expect(emulatorOrigin(domain, page)).toBe(origin)
  })
  it.each([
    ['auth.play.example', 'localhost'],
    ['http://auth.play.example', 'localhost'],
    ['http://localhost.play.example', 'localhost'],
    ['http://localhost:9099@play.example', 'localhost'],
    ['https://localhost:9099', 'localhost'],
    ['http://localhost:9099', 'play.example'],
    ['http://localhost:9099', 'localhost.play.example'],
    [undefined, 'localhost'],
  ])('is not asked at %s from a page on %s', (domain, page) => {
    expect(emulatorOrigin(domain, page)).toBeUndefined()
  })
  it('knows a domain that was sent with its scheme', () => {
    expect(bareDomain(' https://auth.play.example/__/auth ')).toBe('auth.play.example')
  })
})
