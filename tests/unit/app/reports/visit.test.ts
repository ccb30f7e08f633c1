import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failedCallOf, harmlessPath, visitOf } from '../../../../src/app/reports/visit.ts'
import isReportsRequest from '../../../../src/generated/validators/reportsRequest.js'
import { languageOf } from '../../../../src/i18n/languages.ts'
import { siteFrom } from '../../../support/merchants.ts'

const PHONE = { os: 'android', installed: false, webview: false } as const
const site = siteFrom({ info: { mobileTemplate: 'M2' } })
const [own] = site.languages
const seen = {
  ...{ site, lang: languageOf(own).bcp47, hasSession: true, device: PHONE, screen: 'home', path: '/m/home' },
}

describe('a reported visit', () => {
  it('says merchant, layout, language, device and place, and only whether there is a session', () => {
    const visit = visitOf(seen)
    expect(visit).toEqual({
      merchant: 'acme',
      layout: 'M2',
      language: own,
      session: 'member',
      device: 'android',
      path: '/m/home',
    })
    expect(visitOf({ ...seen, hasSession: false }).session).toBe('guest')
    const report = { type: 'error', at: 1, screen: 'home', release: 'a.js', visit }
    expect(isReportsRequest({ reports: [report] })).toBe(true)
  })

  it.each([
    [{ os: 'ios' }, 'ios'],
    [{ os: 'other' }, 'other'],
    [{ os: 'ios', installed: true, webview: true }, 'installed'],
    [{ webview: true }, 'inApp'],
  ] as const)('runs as %j: %s', (device, mode) => {
    expect(visitOf({ ...seen, device: { ...PHONE, ...device } }).device).toBe(mode)
  })

  it('has no language where the page speaks none of the site’s', () => {
    expect(visitOf({ ...seen, lang: 'xx' })).not.toHaveProperty('language')
  })

  it('has no address that is none of ours', () => {
    expect(visitOf({ ...seen, screen: 'notFound', path: '/m/mariana' }).path).toBe('/m/*')
  })
})

describe('a path in a report', () => {
  it.each([
    ['/m/member/home', '/m/member/home'],
    ['/m/home?token=s3cret', '/m/home'],
    ['/m/home#s3cret', '/m/home'],
    ['/wps/relay/GCSGAME_getGameMatchV2', '/wps/relay/GCSGAME_getGameMatchV2'],
    ['/wps/member/5521987001011', '/wps/member/*'],
    ['/wps/member/mariana@mail.example/x', '/wps/member/*/x'],
    ['/m/٠٥٥١٢', '/m/*'],
    ['/m/eyJhbGciOiJIUzI1NiJ9aBcDeFgHiJkLmNoPqRsTuVwX', '/m/*'],
  ])('%s is told as %s', (path, told) => {
    expect(harmlessPath(path)).toBe(told)
  })

  it('holds no number, no mark and no query, whatever it was', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        expect(harmlessPath(path)).toMatch(/^([A-Za-z_.-]*\d?|\*)(\/([A-Za-z_.-]*\d?|\*))*$/)
      }),
    )
  })
})

describe('a failed call', () => {
  const entry = (name: string, responseStatus?: number): PerformanceEntry => ({
    ...{ name, responseStatus, entryType: 'resource', startTime: 0, duration: 1, toJSON: () => ({}) },
  })
  it('is one that the back office refused, without its query', () => {
    expect(failedCallOf(entry('https://acme.example/wps/relay/MCSFE_getBanners?token=s3cret', 503))).toEqual({
      path: '/wps/relay/MCSFE_getBanners',
      status: 503,
    })
  })

  it.each([
    ['an answer', entry('https://acme.example/wps/system/status', 200)],
    ['a file', entry('https://acme.example/m/assets/a.js', 404)],
    ['a call of a browser that measures no status', entry('https://acme.example/wps/system/status')],
  ])('is not %s', (_, one) => {
    expect(failedCallOf(one)).toBeUndefined()
  })
})
