import { describe, expect, it } from 'vitest'
import { actionsOf, type Possibilities } from '../../../../src/features/quickActions/model/actions.ts'
import { downloadLink, opensInPlace } from '../../../../src/features/quickActions/model/download.ts'
import type { QuickAction } from '../../../../src/site/home.ts'

const all: QuickAction[] = ['deposit', 'withdraw', 'rewards', 'invite', 'service', 'download']
const nothing: Possibilities = {
  pathOf: () => undefined,
  rewards: true,
  referral: true,
  service: undefined,
  download: undefined,
}
const everything: Possibilities = {
  ...nothing,
  pathOf: (screen) => `/m/${screen}`,
  service: { href: 'https://help.test/' },
  download: { href: 'https://app.test/' },
}
const ids = (possible: Possibilities, items = all) => actionsOf(items, possible).map(({ id }) => id)

describe('quick actions', () => {
  it('are those that lead somewhere, in the order of the template', () => {
    expect(ids(everything)).toEqual(all)
    expect(ids(everything, ['service', 'deposit', 'service'])).toEqual(['service', 'deposit'])
    expect(actionsOf(['deposit'], everything)).toEqual([
      { id: 'deposit', target: { to: '/m/voucherCenter' } },
    ])
  })

  it('without the screens that they need are not there', () => {
    expect(ids({ ...everything, pathOf: () => undefined })).toEqual(['service', 'download'])
    expect(ids(nothing)).toEqual([])
  })

  it('leave rewards out without REWCEN3 and invite without referral', () => {
    expect(ids({ ...everything, rewards: false })).not.toContain('rewards')
    expect(ids({ ...everything, referral: false })).not.toContain('invite')
  })
})

describe('the download link', () => {
  const resources = [
    { type: 'AppDownloadIcon', url: 'https://a.test/icon.png' },
    { type: 'MOBILECONFIG', url: 'https://a.test/a.mobileconfig' },
    { type: 'Android', url: 'https://a.test/a.apk' },
  ]
  const on = (os: 'ios' | 'android' | 'other', rest = {}) => ({
    os,
    webview: false,
    installed: false,
    ...rest,
  })

  it.each([
    ['android', 'https://a.test/a.apk'],
    ['ios', 'https://a.test/a.mobileconfig'],
    ['other', 'https://a.test/a.apk'],
  ] as const)('on %s is %s', (os, url) => expect(downloadLink(resources, on(os))).toBe(url))

  it('prefers the app to a profile on iOS', () => {
    expect(downloadLink([...resources, { type: 'IOS', url: 'https://a.test/a.ipa' }], on('ios'))).toBe(
      'https://a.test/a.ipa',
    )
  })

  it('is none in the app, when installed, or when there is none', () => {
    expect(downloadLink(resources, on('android', { webview: true }))).toBeUndefined()
    expect(downloadLink(resources, on('android', { installed: true }))).toBeUndefined()
    expect(downloadLink([], on('android'))).toBeUndefined()
  })

  it.each([
    ['https://a.test/a.apk', true],
    ['https://a.test/a.IPA?x=1', true],
    ['https://a.test/a.mobileconfig#y', true],
    ['https://a.test/store?file=a.apk', false],
    ['https://a.test/', false],
  ])('%s opens in the same tab: %s', (url, inPlace) => expect(opensInPlace(url)).toBe(inPlace))
})
