import { describe, expect, it } from 'vitest'
import {
  likelyCalls,
  logoOf,
  type PreloadMap,
  prefetchCalls,
  preloadsOfManifest,
  preloadsOfStatus,
  sectionsOf,
} from '../../../src/boot/preload.ts'
import { readAnswer } from '../../../src/site/answer.ts'
import { readManifestFacts, readStatusFacts } from '../../../src/site/bootFacts.ts'
import { answered, manifestOf, status, statusOf, visitor } from '../../support/bootAnswers.ts'

const map: PreloadMap = {
  layouts: { M1: ['/m/assets/M1.js'], M2: ['/m/assets/M2.js'] },
  soon: { M1: ['/m/assets/live.js', '/m/assets/M1home.js'], M2: ['/m/assets/live.js'] },
  texts: { EN: '/m/assets/en.js', VI: '/m/assets/vi.js' },
  doorTexts: { EN: '/m/assets/EN.js' },
  home: ['/m/home'],
  sections: {
    bannerCarousel: ['/m/assets/banner.js'],
    gameLanes: [],
    footer: ['/m/assets/footer.js'],
    promotions: ['/m/assets/promotions.js'],
  },
  prefetch: {
    bannerCarousel: [
      { path: '/wps/banners', query: { groupNames: { option: 'group', otherwise: 'm_home' } } },
    ],
    gameLanes: [{ path: '/wps/lanes', query: { platform: 'html5' } }],
    lotteryDraws: [{ path: '/wps/draws' }],
    gameMatches: [{ path: '/wps/draws' }],
    announcementMarquee: [{ path: '/wps/news', guestOnly: true }],
  },
  homes: { M1: ['gameLanes'], M2: ['lotteryDraws', 'gameMatches'] },
  choice: ['/m/assets/choice.js'],
  doors: ['/m/login', '/m/register'],
  signIn: { M1: ['/m/assets/doors.js', '/m/assets/M1doors.js'], M2: ['/m/assets/doors.js'] },
  signInForms: ['/m/assets/signIn.js', '/m/assets/M1.js'],
}
const manifest = (types: readonly unknown[]) => manifestOf(types.map((type) => ({ type })))

describe('what a status names', () => {
  it('is a layout, and the words of the language that this visitor will read', () => {
    expect(preloadsOfStatus(map, status({ mobileTemplate: 'M2', languages: ['EN', 'VI'] }), visitor)).toEqual(
      {
        first: ['/m/assets/M2.js', '/m/assets/vi.js'],
        afterBundle: ['/m/assets/live.js', '/m/assets/choice.js'],
      },
    )
  })

  it('is the page of a login for a guest, and its form once the bundle has come', () => {
    const answer = status({ mobileTemplate: 'M1', languages: ['EN'] })
    const door = { ...visitor, pathname: '/m/login' }
    const frame = ['/m/assets/M1.js', '/m/assets/en.js']
    expect(preloadsOfStatus(map, answer, door)).toEqual({
      first: [...frame, '/m/assets/EN.js', '/m/assets/doors.js', '/m/assets/M1doors.js'],
      afterBundle: ['/m/assets/signIn.js'],
    })
    expect(preloadsOfStatus(map, answer, { ...door, guest: false })).toEqual({
      first: frame,
      afterBundle: [],
    })
    expect(preloadsOfStatus(map, answer, visitor).first).toEqual(frame)
  })

  it.each(['M9', 'constructor', undefined, 7])(
    'a layout that this build lacks (%s) is the first one',
    (name) => {
      expect(preloadsOfStatus(map, status({ mobileTemplate: name }), visitor)).toEqual({
        first: ['/m/assets/M1.js'],
        afterBundle: ['/m/assets/live.js', '/m/assets/M1home.js'],
      })
    },
  )

  it('has no choice of languages where there is one, or none that the platform speaks', () => {
    for (const languages of [['EN'], ['EN', 'EN'], ['EN', 'XX', 3], 'EN', null]) {
      expect(preloadsOfStatus(map, status({ languages }), visitor).afterBundle).not.toContain(
        '/m/assets/choice.js',
      )
    }
  })

  it.each([
    { failed: 'network' as const },
    { status: 502, body: '<html>' },
    answered({ success: false }),
    answered({ value: 3 }),
  ])('is nothing where there is no site: %j', (answer) => {
    expect(preloadsOfStatus(map, readStatusFacts(readAnswer(answer)), visitor)).toEqual({
      first: [],
      afterBundle: [],
    })
  })
})

describe('what a home template names', () => {
  it('is the files of its first sections', () => {
    const answer = manifest(['bannerCarousel', 'gameLanes', 'footer', 'promotions'])
    expect(preloadsOfManifest(map, answer, visitor)).toEqual(['/m/assets/banner.js', '/m/assets/footer.js'])
  })

  it('passes over sections that a gate may close, and over what is none', () => {
    const answer = manifest(['vipProgress', 'toString', null, 'footer'])
    expect(preloadsOfManifest(map, answer, visitor)).toEqual(['/m/assets/footer.js'])
  })

  it('is nothing away from home', () => {
    expect(preloadsOfManifest(map, manifest(['footer']), { ...visitor, pathname: '/m/login' })).toEqual([])
  })

  it.each([undefined, answered({}), answered({ templates: { parameters: { home: '{"sections":3}' } } })])(
    'is nothing where there is no template: %j',
    (answer) => {
      expect(preloadsOfManifest(map, answer && readManifestFacts(readAnswer(answer)), visitor)).toEqual([])
    },
  )
})

describe("a home that is the layout's own", () => {
  it('has the sections in the order of the layout', () => {
    const homes = { ...map, homes: { M1: ['bannerCarousel', 'gameLanes'] } }
    const facts = { status: statusOf({ success: true, value: {} }), manifest: undefined }
    expect(sectionsOf(homes, facts)).toEqual([{ type: 'bannerCarousel' }, { type: 'gameLanes' }])
  })
})

describe('what a home will ask for', () => {
  const site = (change: object = {}) =>
    statusOf({
      success: true,
      value: { merchantCode: 'acme', info: { languages: ['EN', 'VI'], mobileTemplate: 'M2' }, ...change },
    })
  const headers = { Merchant: 'acme', Language: 'VI' }

  it('is what the sections of its template ask for, with their options', () => {
    const sections = [
      { type: 'bannerCarousel', group: 'm_summer & co' },
      { type: 'gameLanes' },
      { type: 'footer' },
      null,
    ]
    expect(prefetchCalls(map, { status: site(), manifest: manifestOf(sections) }, visitor)).toEqual([
      { url: '/wps/banners?groupNames=m_summer%20%26%20co', headers },
      { url: '/wps/lanes?platform=html5', headers },
    ])
    expect(
      prefetchCalls(
        map,
        { status: site(), manifest: manifestOf([{ type: 'bannerCarousel', group: 7 }]) },
        visitor,
      ),
    ).toEqual([{ url: '/wps/banners?groupNames=m_home', headers }])
  })

  it('is what the layout’s own home asks for, each once, where there is no template', () => {
    expect(prefetchCalls(map, { status: site(), manifest: undefined }, visitor)).toEqual([
      { url: '/wps/draws', headers },
    ])
    expect(
      prefetchCalls(map, { status: site({ info: { mobileTemplate: 'M9' } }), manifest: undefined }, visitor),
    ).toHaveLength(1)
  })

  it('is not what a member asks with a token', () => {
    const news = manifestOf([{ type: 'announcementMarquee' }])
    expect(prefetchCalls(map, { status: site(), manifest: news }, visitor)).toHaveLength(1)
    expect(prefetchCalls(map, { status: site(), manifest: news }, { ...visitor, guest: false })).toEqual([])
  })

  it.each([
    ['elsewhere', site(), { ...visitor, pathname: '/m/login' }],
    ['under maintenance', site({ maintenance: true }), visitor],
    ['in a closed region', site({ regionRestriction: true }), visitor],
    ['without a merchant', site({ merchantCode: null }), visitor],
    ['without a site', statusOf({ success: false }), visitor],
  ])('is nothing %s', (_, status, who) => {
    expect(prefetchCalls(map, { status, manifest: undefined }, who)).toEqual([])
  })
})

describe('what is asked before the manifest has come', () => {
  const site = (layout: unknown, change: object = {}) =>
    statusOf({
      success: true,
      value: { merchantCode: 'acme', info: { languages: ['EN'], mobileTemplate: layout }, ...change },
    })
  const headers = { Merchant: 'acme', Language: 'EN' }
  const homes = { ...map, homes: { M1: ['quickActions', 'gameLanes', 'lotteryDraws'], M2: ['footer'] } }

  it('is what the first section of the layout’s own home that asks for something asks for', () => {
    expect(likelyCalls(homes, site('M1'), visitor)).toEqual([{ url: '/wps/lanes?platform=html5', headers }])
  })

  it('is nothing where the layout’s own home asks for nothing, away from home, and where the site is closed', () => {
    expect(likelyCalls(homes, site('M2'), visitor)).toEqual([])
    expect(likelyCalls(homes, site('M1'), { ...visitor, pathname: '/m/login' })).toEqual([])
    expect(likelyCalls(homes, site('M1', { maintenance: true }), visitor)).toEqual([])
  })
})

describe('the logo that is loaded ahead', () => {
  const withLogo = (logo: unknown) =>
    readManifestFacts(readAnswer(answered({ templates: { parameters: { image_logo: logo } } })))

  it('is that of the manifest, on home, login and registration', () => {
    const logo = '/m/merchants/acme/logo.svg'
    for (const pathname of ['/m/home', '/m/login', '/m/register'])
      expect(logoOf(map, withLogo(logo), { ...visitor, pathname })).toBe(logo)
    expect(logoOf(map, withLogo(logo), { ...visitor, pathname: '/m/wallet' })).toBeUndefined()
  })

  it.each(['https://cdn.example/logo.svg', '//cdn.example/m/logo.svg', 'javascript:alert(1)', 7, null, ''])(
    'is none of another origin, or that is no address: %j',
    (logo) => {
      expect(logoOf(map, withLogo(logo), visitor)).toBeUndefined()
    },
  )

  it('is none without a manifest', () => {
    expect(logoOf(map, undefined, visitor)).toBeUndefined()
  })
})
