import { describe, expect, it } from 'vitest'
import { linkTarget, picturesOf } from '../../../../src/features/shared/links.ts'

const base = 'https://play.test/m/'

describe('where a text from the back office leads', () => {
  it.each([
    ['/m/rewardCenter', { to: '/m/rewardCenter' }],
    ['/m/activity?id=1#top', { to: '/m/activity?id=1#top' }],
    ['https://play.test/m/home', { to: '/m/home' }],
    ['https://play.test/games/1', { href: 'https://play.test/games/1' }],
    ['https://news.test/a?b=1', { href: 'https://news.test/a?b=1' }],
    ['/mobile', { href: 'https://play.test/mobile' }],
    ['/m/app/acme.apk', { href: 'https://play.test/m/app/acme.apk' }],
    ['javascript:alert(1)', undefined],
    ['  java\nscript:alert(1)', undefined],
    ['https://user:pw@evil.test', undefined],
    ['', undefined],
    [undefined, undefined],
    [7, undefined],
  ])('%j leads to %j', (text, target) => {
    expect(linkTarget(text, base)).toEqual(target)
  })

  it('never leads a path with an empty segment through the router', () => {
    expect(linkTarget('/m/..//evil.test', base)).not.toHaveProperty('to')
  })
})

describe('pictures', () => {
  const cdns = ['https://one.cdn.test/', 'https://two.cdn.test/']

  it('come through the CDNs in their order, and from the site itself last', () => {
    expect(picturesOf('/m/merchants/x/a.svg?v=2', base, cdns)).toEqual([
      'https://one.cdn.test/m/merchants/x/a.svg?v=2',
      'https://two.cdn.test/m/merchants/x/a.svg?v=2',
      'https://play.test/m/merchants/x/a.svg?v=2',
    ])
  })

  it('with an address of their own are where they say', () => {
    expect(picturesOf('https://img.test/a.png', base, cdns)).toEqual(['https://img.test/a.png'])
    expect(picturesOf('data:image/png;base64,AA==', base, cdns)).toEqual(['data:image/png;base64,AA=='])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '', null])('that are none are left out: %j', (text) => {
    expect(picturesOf(text, base, cdns)).toEqual([])
  })
})
