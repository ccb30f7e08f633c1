import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appLink, liteAppLink, offeredApp } from '../../../../../src/features/downloads/model/appLink.ts'
import {
  cleanDomain,
  linksOf,
  placeOf,
  readResources,
} from '../../../../../src/features/downloads/model/links.ts'

const BASE = 'https://site.example/m/'

describe('download links', () => {
  it('are trimmed, guarded, and known by the default keys; the first of a kind counts', () => {
    const read = readResources(
      [
        { resourceType: 'Android', url: '  /m/app.apk ' },
        { resourceType: 'Android', url: 'https://old.example/app.apk' },
        { resourceType: 'IOS', url: 'javascript:alert(1)' },
        { resourceType: 'IOS', url: 'itms-services://?action=download-manifest' },
        { resourceType: 'MOBILECONFIG', url: 'https://cdn.example/x.mobileconfig' },
        { resourceType: 'AppDownloadIcon', url: '/i.png' },
        { resourceType: 'toString', url: '/x' },
        { resourceType: 7, url: null },
      ],
      BASE,
    )
    expect(linksOf(read)).toEqual({
      android: 'https://site.example/m/app.apk',
      mobileconfig: 'https://cdn.example/x.mobileconfig',
      icon: 'https://site.example/i.png',
    })
  })

  it.each([
    ['https://x.example/app.ipa', 'same tab'],
    ['https://x.example/APP.APK?v=2', 'same tab'],
    ['https://x.example/p.mobileconfig#a', 'same tab'],
    ['https://x.example/app', 'new tab'],
    ['https://x.example/?file=app.apk', 'new tab'],
  ])('%s opens in the %s', (href, place) => {
    expect(placeOf(href)).toBe(place)
  })

  it('are handed to the browser by an app older than 2.4.39', () => {
    expect(placeOf('https://x.example/app.apk', '2.4.38')).toBe('new tab')
    expect(placeOf('https://x.example/app.apk', '2.4.39')).toBe('same tab')
    expect(placeOf('https://x.example/app.apk', '2.10.0')).toBe('same tab')
  })

  it('opens anything somewhere', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (href, version) => placeOf(href, version).endsWith('tab')),
    )
  })

  it('are asked for by the clean domain', () => {
    expect(cleanDomain('WWW.Site.example')).toBe('site.example')
    expect(cleanDomain('m.site.example')).toBe('m.site.example')
  })
})

describe('the app for this device', () => {
  const links = { android: 'a', ios: 'i', mobileconfig: 'm' }
  it('is the package on Android, the app and then the profile on iOS', () => {
    expect(appLink(links, { os: 'android' })).toBe('a')
    expect(appLink(links, { os: 'ios' })).toBe('i')
    expect(appLink({ mobileconfig: 'm', android: 'a' }, { os: 'ios' })).toBe('m')
    expect(appLink({ ios: 'i' }, { os: 'other' })).toBe('i')
    expect(appLink({ ios: 'i' }, { os: 'android' })).toBeUndefined()
  })
  it('is the lite app in the app window', () => {
    expect(liteAppLink(links, { os: 'ios' })).toBe('m')
    expect(liteAppLink(links, { os: 'android' })).toBe('a')
  })
})

describe('the app that every bar, button and prompt offers', () => {
  const links = { android: 'a.apk', ios: 'i.ipa', mobileconfig: 'm.mobileconfig' }
  const here = { os: 'ios', webview: false, webclip: false, installed: false } as const

  it('is the one for this device', () => {
    expect(offeredApp(links, here)).toBe('i.ipa')
    expect(offeredApp({ mobileconfig: 'm.mobileconfig' }, here)).toBe('m.mobileconfig')
  })

  it('is none inside the app and where the site is installed, also by the own menu of the browser', () => {
    expect(offeredApp(links, { ...here, webview: true })).toBeUndefined()
    expect(offeredApp(links, { ...here, installed: true })).toBeUndefined()
  })

  it('is no profile in a web clip, which a profile has made already', () => {
    expect(offeredApp(links, { ...here, webclip: true })).toBe('i.ipa')
    expect(offeredApp({ mobileconfig: 'm.mobileconfig' }, { ...here, webclip: true })).toBeUndefined()
  })
})
