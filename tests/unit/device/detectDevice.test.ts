import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DeviceFacts, detectDevice, webclipFlag } from '../../../src/device/detectDevice.ts'
import { compareVersions } from '../../../src/device/userAgent.ts'
import { userAgents } from './userAgents.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36'
const IPAD_AS_DESKTOP =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15'

const detect = (facts: Partial<DeviceFacts> = {}) =>
  detectDevice({
    userAgent: PHONE,
    maxTouchPoints: 5,
    platform: '',
    standalone: false,
    displayModes: [],
    referrer: '',
    localFlags: { in_app: null, WEBCLIP: null },
    search: '',
    ...facts,
  })

describe('what we run on', () => {
  it.each(userAgents)('$name', ({ userAgent, touch = 5, platform = '', ...expected }) => {
    const { os, osVersion, form, inAppBrowser, webview, installed } = detect({
      userAgent,
      maxTouchPoints: touch,
      platform,
    })
    expect({ os, osVersion, form, inAppBrowser, webview }).toEqual({
      os: expected.os,
      osVersion: expected.osVersion,
      form: expected.form,
      inAppBrowser: expected.inAppBrowser,
      webview: expected.webview ?? false,
    })
    expect(installed).toBe(false)
  })

  it('takes a Mac without a touch screen for a desktop', () => {
    expect(detect({ userAgent: IPAD_AS_DESKTOP, maxTouchPoints: 0, platform: 'MacIntel' })).toMatchObject({
      os: 'other',
      form: 'desktop',
    })
  })

  it('answers something for any user agent', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (userAgent, search, referrer) => {
        expect(['PWA', 'IPAD', 'WEBCLIP', 'MOBILE']).toContain(detect({ userAgent, search, referrer }).label)
      }),
    )
  })
})

describe('the official app', () => {
  it.each([
    ['the stored flag', { localFlags: { in_app: '1', WEBCLIP: null } }],
    ['the address', { search: '?r=1&inApp=1' }],
    ['the address without its question mark', { search: 'inApp=true' }],
  ])('is known by %s', (_, facts) => {
    expect(detect(facts).webview).toBe(true)
    expect(detect({ ...facts, userAgent: ANDROID }).webview).toBe(true)
  })

  it.each([
    ['inApp=0', { search: '?inApp=0' }],
    ['a flag that is off', { localFlags: { in_app: '0', WEBCLIP: null } }],
    ['another parameter', { search: '?x=inApp=1' }],
  ])('is not known by %s', (_, facts) => {
    expect(detect(facts).webview).toBe(false)
  })

  it('is not the installed web app, though that has no browser mark on iOS', () => {
    const userAgent = PHONE.replace('Version/17.5 ', '').replace(' Safari/604.1', '')
    expect(detect({ userAgent, standalone: true })).toMatchObject({ webview: false, installed: true })
    expect(detect({ userAgent })).toMatchObject({ webview: true, installed: false })
  })

  it('is not Telegram, which on iOS shows only by its bridge', () => {
    const userAgent = PHONE.replace('Version/17.5 ', '').replace(' Safari/604.1', '')
    expect(detect({ userAgent, telegramBridge: true })).toMatchObject({
      webview: false,
      inAppBrowser: 'telegram',
    })
  })
})

describe('what is installed', () => {
  it.each([
    ['standalone on iOS', { standalone: true }, true],
    ['display-mode standalone', { displayModes: ['standalone'] }, true],
    ['display-mode minimal-ui', { displayModes: ['minimal-ui'] }, true],
    ['full screen on a phone', { userAgent: ANDROID, displayModes: ['fullscreen'] }, true],
    [
      'full screen on a desk',
      { userAgent: IPAD_AS_DESKTOP, maxTouchPoints: 0, displayModes: ['fullscreen'] },
      false,
    ],
    ['a TWA', { userAgent: ANDROID, referrer: 'android-app://bet.demo.twa/' }, true],
    ['a link in a mail', { userAgent: ANDROID, referrer: 'android-app://com.google.android.gm/' }, false],
    ['a link in Telegram', { userAgent: ANDROID, referrer: 'android-app://org.telegram.messenger/' }, false],
    ['a web referrer', { userAgent: ANDROID, referrer: 'https://android-app.test/' }, false],
    ['a browser', {}, false],
  ])('%s', (_, facts, installed) => {
    expect(detect(facts).installed).toBe(installed)
  })
})

describe('the Device header', () => {
  const webclip = { localFlags: { in_app: null, WEBCLIP: '1' } }
  const tablet = { userAgent: IPAD_AS_DESKTOP, platform: 'MacIntel' }

  it.each([
    ['MOBILE in a browser', {}, 'MOBILE'],
    ['MOBILE on Android', { userAgent: ANDROID }, 'MOBILE'],
    ['PWA when installed', { standalone: true }, 'PWA'],
    ['IPAD on an iPad', tablet, 'IPAD'],
    ['WEBCLIP with the flag', webclip, 'WEBCLIP'],
    ['MOBILE with the flag off', { localFlags: { in_app: null, WEBCLIP: '0' } }, 'MOBILE'],
    ['PWA on an iPad when installed', { ...tablet, standalone: true }, 'PWA'],
    ['PWA before WEBCLIP', { ...webclip, standalone: true }, 'PWA'],
    ['IPAD before WEBCLIP', { ...webclip, ...tablet }, 'IPAD'],
    ['MOBILE on an Android tablet', { userAgent: ANDROID.replace(' Mobile', '') }, 'MOBILE'],
  ])('says %s', (_, facts, label) => {
    expect(detect(facts).label).toBe(label)
  })
})

describe('the WEBCLIP flag', () => {
  const flag = (facts: Partial<Parameters<typeof webclipFlag>[0]>) =>
    webclipFlag({ os: 'ios', standalone: true, displayModes: [], search: '', ...facts })

  it('is set on an iOS installed app without a homescreen parameter', () => {
    expect(flag({})).toBe(true)
    expect(flag({ standalone: false, displayModes: ['standalone'] })).toBe(true)
  })
  it('is cleared where that parameter is present on a standalone page', () => {
    expect(flag({ search: '?homescreen=1' })).toBe(false)
    expect(
      flag({ os: 'android', standalone: false, displayModes: ['standalone'], search: 'homescreen' }),
    ).toBe(false)
  })
  it('stays as it is in a browser, and in what Android installed', () => {
    expect(flag({ standalone: false, search: '?homescreen=1' })).toBeUndefined()
    expect(flag({ os: 'android', standalone: false, displayModes: ['standalone'] })).toBeUndefined()
    expect(detect({ standalone: true, localFlags: { in_app: null, WEBCLIP: '0' } }).webclip).toBe(true)
    expect(
      detect({ standalone: true, search: '?homescreen', localFlags: { in_app: null, WEBCLIP: '1' } }).webclip,
    ).toBe(false)
    expect(detect({ localFlags: { in_app: null, WEBCLIP: '1' } }).webclip).toBe(true)
  })
})

describe('versions', () => {
  it('are compared number by number', () => {
    expect(compareVersions('2.4.39', '2.4.4')).toBeGreaterThan(0)
    expect(compareVersions('17', '17.0.0')).toBe(0)
    expect(compareVersions('16.4', '17')).toBeLessThan(0)
    expect(compareVersions('', '0')).toBe(0)
  })
})
