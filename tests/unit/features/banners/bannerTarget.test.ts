import { describe, expect, it } from 'vitest'
import { bannerTarget } from '../../../../src/features/banners/model/bannerTarget.ts'
import { slidesOf } from '../../../../src/features/banners/model/slides.ts'
import { linkTarget } from '../../../../src/features/shared/links.ts'
import type { Banner } from '../../../../src/generated/types.ts'

const link = (text: unknown) => linkTarget(text, 'https://play.test/m/')
const image = '/b.svg'

describe('where a banner leads', () => {
  const rows: [string, Partial<Banner>, unknown][] = [
    [
      'a promotion to its activity',
      { linkageType: 'P', linkage: 'spring & sun' },
      { to: '/m/activity?id=spring+%26+sun' },
    ],
    ['a promotion by number', { linkageType: 'P', linkage: 12 }, { to: '/m/activity?id=12' }],
    ['a promotion without an id nowhere', { linkageType: 'P' }, undefined],
    [
      'an address under /m inside the app',
      { linkageType: 'URL', url: '/m/rewardCenter' },
      { to: '/m/rewardCenter' },
    ],
    ['an address that stands in linkage', { linkageType: 'URL', linkage: '/m/mall' }, { to: '/m/mall' }],
    [
      'another site without any token',
      { linkageType: 'URL', url: 'https://a.test/?x=1' },
      { href: 'https://a.test/?x=1' },
    ],
    ['a script nowhere', { linkageType: 'URL', url: 'javascript:alert(1)' }, undefined],
    [
      'a game to its launch by vendor',
      { linkageType: 'G', linkage: 'GEM', vendor: 'RNG', gameType: 'RNG' },
      { to: '/m/launchGame?vendor=RNG&code=GEM&backUrl=%2Fm%2Fhome' },
    ],
    [
      'a lottery with a room to its launch by prize mode',
      { linkageType: 'G', linkage: 'MB', vendor: 'LOTT', gameType: 'LOTT', roomId: '2' },
      { to: '/m/launchGame?prize_mode=2&code=MB&backUrl=%2Fm%2Fhome' },
    ],
    [
      'a lottery without a game to its lobby',
      { linkageType: 'G', gameType: 'LOTT', roomId: 1 },
      { to: '/m/launchGame?prize_mode=1&code=lobby&backUrl=%2Fm%2Fhome' },
    ],
    [
      'a lottery without a room by vendor',
      { linkageType: 'G', linkage: 'B645', vendor: 'LOTT', gameType: 'LOTT' },
      { to: '/m/launchGame?vendor=LOTT&code=B645&backUrl=%2Fm%2Fhome' },
    ],
    [
      'a lottery whose node is the lobby to its lobby',
      { linkageType: 'G', linkage: 'MB', vendor: 'LOTT', roomId: 1, nodeId: 'lobby' },
      { to: '/m/launchGame?prize_mode=1&code=lobby&backUrl=%2Fm%2Fhome' },
    ],
    [
      'a lottery of South-East Asia with its vendor beside the prize mode',
      { linkageType: 'G', linkage: 'TH1', gameType: 'SEA_LOTT', roomId: 1 },
      { to: '/m/launchGame?prize_mode=1&vendor=ELOTT&code=TH1&backUrl=%2Fm%2Fhome' },
    ],
    [
      'the lobby of a lottery that names neither game nor room by vendor',
      { linkageType: 'G', gameType: 'VIETNAM_LOTTO', nodeId: 'LOBBY' },
      { to: '/m/launchGame?vendor=LOTT&code=lobby&backUrl=%2Fm%2Fhome' },
    ],
    [
      'a game whose address would be a script to a launch all the same',
      { linkageType: 'G', linkage: 'javascript:alert(1)' },
      { to: '/m/launchGame?code=javascript%3Aalert%281%29&backUrl=%2Fm%2Fhome' },
    ],
    [
      'a promotion whose id would be an address to its activity',
      { linkageType: 'P', linkage: '//evil.test' },
      { to: '/m/activity?id=%2F%2Fevil.test' },
    ],
    ['a game without a code nowhere', { linkageType: 'G', vendor: 'RNG' }, undefined],
    ['a kind that nobody knows nowhere', { linkageType: 'X', linkage: '/m/home' }, undefined],
    ['no kind nowhere', {}, undefined],
  ]
  it.each(rows)('%s', (_, banner, target) => {
    expect(bannerTarget({ image, ...banner }, { link })).toEqual(target)
  })
})

describe('an address that would lead astray', () => {
  const refused = [
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'https://user:pass@evil.test/',
    'https://play.test@evil.test/',
    '\\\\evil.test',
    '/\\evil.test',
    'https:///evil.test',
    'https:evil.test',
    '///evil.test',
    'https://evil%2etest/',
    'https://evil.test\u202e/',
    'blob:https://play.test/x',
    'file:///etc/passwd',
    '',
    '   ',
  ]
  it.each(refused)('%j leads nowhere', (url) => {
    expect(bannerTarget({ image, linkageType: 'URL', url }, { link })).toBeUndefined()
  })

  it.each([
    ['//evil.test/x', 'https://evil.test/x'],
    ['HTTPS://EVIL.test', 'https://evil.test/'],
    ['/m/..//evil.test', 'https://play.test//evil.test'],
    ['/m//evil.test', 'https://play.test/m//evil.test'],
    ['/M/home', 'https://play.test/M/home'],
    ['/mobile', 'https://play.test/mobile'],
    ['https://раураl.test', 'https://xn--l-7sba6dbr.test/'],
  ])('%j leads out of the app, and nowhere else', (url, href) => {
    expect(bannerTarget({ image, linkageType: 'URL', url }, { link })).toEqual({ href })
  })
})

describe('the slides of a group', () => {
  const around = {
    group: 'm_home',
    link,
    pictures: (text: unknown) => [String(text)],
    untitled: (number: number) => `Highlights ${number}`,
  }

  it('are those of the group, and those that name none', () => {
    const banners: Banner[] = [
      { image: 'a', groupName: 'm_home', title: 'A' },
      { image: 'b', groupName: 'm_popup1', title: 'B' },
      { image: 'c', title: 'C' },
    ]
    expect(slidesOf(banners, around).map(({ title }) => title)).toEqual(['A', 'C'])
  })

  it('have a name even where none was sent', () => {
    expect(slidesOf([{ image: 'a', title: ' ' }], around)[0]?.title).toBe('Highlights 1')
  })

  it('are none where the back office answered with nothing', () => {
    expect(slidesOf(undefined, around)).toEqual([])
  })
})
