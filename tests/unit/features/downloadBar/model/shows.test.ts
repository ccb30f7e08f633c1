import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demandsOf } from '../../../../../src/features/downloadBar/model/demands.ts'
import {
  type BarFacts,
  barShows,
  hidesByItself,
} from '../../../../../src/features/downloadBar/model/shows.ts'
import { readAppDownload } from '../../../../../src/site/appDownload.ts'

const FACTS: BarFacts = {
  hidden: false,
  webview: false,
  installed: false,
  webclip: false,
  os: 'android',
  osVersion: '14',
  hasLink: true,
  hasIosLink: true,
  loginRequired: false,
  isMember: false,
  leastRank: undefined,
  rank: undefined,
}
const shows = (facts: Partial<BarFacts>) => barShows({ ...FACTS, ...facts }).shows

describe('the download bar', () => {
  it('shows', () => {
    expect(shows({})).toBe(true)
    expect(shows({ os: 'ios', osVersion: '26.1' })).toBe(true)
    expect(shows({ webclip: true })).toBe(true)
    expect(shows({ loginRequired: true, isMember: true })).toBe(true)
    expect(shows({ leastRank: 2, rank: 2, isMember: true })).toBe(true)
  })

  it.each<[string, Partial<BarFacts>]>([
    ['with session flag hideDownloadBar', { hidden: true }],
    ['inside the app', { webview: true }],
    ['in the installed web app', { installed: true }],
    ['on a web clip with no iOS link', { webclip: true, hasIosLink: false }],
    ['on an iOS that cannot run web apps', { os: 'ios', osVersion: '11.2.6' }],
    ['without anything for this device', { hasLink: false }],
    ['for a guest where login is required', { loginRequired: true }],
    ['under the least VIP rank level', { leastRank: 3, rank: 2, isMember: true }],
    ['while the rank is not known', { leastRank: 1, isMember: true }],
  ])('does not %s', (_, facts) => {
    expect(shows(facts)).toBe(false)
  })

  it('hides by itself in the app and in the installed web app', () => {
    expect(hidesByItself({ webview: true, installed: false })).toBe(true)
    expect(hidesByItself({ webview: false, installed: true })).toBe(true)
    expect(hidesByItself({ webview: false, installed: false })).toBe(false)
  })
})

describe('what the configuration demands of whoever sees it', () => {
  it('reads login and rank, and takes -1 and what is off for nothing', () => {
    expect(demandsOf(undefined)).toEqual({ loginRequired: false, leastRank: undefined })
    const config = (value: object) => demandsOf(JSON.parse(JSON.stringify(value)))
    expect(
      config({ login_required: { enabled: true, value: 1 }, vip_level: { enabled: true, value: 2 } }),
    ).toEqual({
      loginRequired: true,
      leastRank: 2,
    })
    expect(
      config({ login_required: { enabled: false, value: 1 }, vip_level: { enabled: true, value: -1 } }),
    ).toEqual({
      loginRequired: false,
      leastRank: undefined,
    })
  })
  it('reads anything that a back office sends', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const sent: unknown = JSON.parse(JSON.stringify({ vip_level: value, login_required: value }))
        const { leastRank } = demandsOf(readAppDownload(sent).value)
        return leastRank === undefined || leastRank >= 0
      }),
    )
  })
})
