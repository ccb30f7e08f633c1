import { describe, expect, it } from 'vitest'
import { type HeadFacts, headOf, isIndexed, refusedCanonicals } from '../../../src/app/headOf.ts'
import type { PageMetadata } from '../../../src/site/site.ts'

const home = {
  title: 'Aurora · games',
  keywords: 'slots',
  description: 'All games',
  canonical: 'https://www.aurora.test/m/home',
}
const merchant = { code: 'aurora', name: 'Aurora Play' }
const facts: HeadFacts = {
  site: { merchant, metadata: { '/m/home': home }, logo: '/m/logo.svg', icon: '/m/icon.png' },
  origin: 'https://www.aurora.test',
  hostname: 'www.aurora.test',
  pathname: '/m/home',
  screenPath: '/m/home',
  screenTitle: undefined,
  language: 'pt-BR',
}
const withPages = (metadata: Record<string, PageMetadata>, change: Partial<HeadFacts> = {}) =>
  headOf({ ...facts, ...change, site: { ...facts.site, metadata } })

describe('the metadata of a path', () => {
  const game = { title: 'Games', keywords: 'k', description: 'd', canonical: '/m/game' }
  const at = { pathname: '/m/game', screenPath: '/m/game', screenTitle: 'Games of the day' }

  it('is its own', () => {
    expect(withPages({ '/m/home': home, '/m/game': game }, at)).toMatchObject({
      title: 'Games',
      keywords: 'k',
      description: 'd',
      canonical: 'https://www.aurora.test/m/game',
    })
  })

  it('is home’s where it has none, text by text', () => {
    expect(withPages({ '/m/home': home }, at)).toMatchObject(home)
    expect(withPages({ '/m/home': home, '/m/game': { title: 'Games', description: ' ' } }, at)).toMatchObject(
      {
        ...home,
        title: 'Games',
      },
    )
  })

  it('is the screen’s at another of its addresses', () => {
    const pages = { '/m/home': home, '/m/register': { title: 'Join' } }
    expect(withPages(pages, { pathname: '/m/register.html', screenPath: '/m/register' }).title).toBe('Join')
    expect(withPages(pages, { pathname: '/m/register/', screenPath: undefined }).title).toBe('Join')
  })

  it('without any is what the site and the screen are called', () => {
    expect(withPages({})).toMatchObject({
      title: 'Aurora Play',
      keywords: undefined,
      description: undefined,
      canonical: undefined,
    })
    expect(withPages({}, at).title).toBe('Games of the day · Aurora Play')
  })

  it.each(['javascript:alert(1)', 'https://a@b.test/', 'data:text/html,x', 'https://a.test\u202e/'])(
    'has no canonical address %s, and says so',
    (canonical) => {
      expect(withPages({ '/m/home': { canonical } }).canonical).toBeUndefined()
      expect(refusedCanonicals({ '/m/home': { canonical }, '/m/game': home }, facts.origin)).toMatchObject([
        { code: 'url.refused', pointer: '/info/metadata/~1m~1home/canonical' },
      ])
    },
  )
})

describe('search engines', () => {
  it.each([
    ['localhost', '/m/home', true],
    ['www.aurora.test', '/m/home', true],
    ['www.aurora.test', '/', true],
    ['www.aurora.test', '/m/home/', true],
    ['aurora.test', '/m/home', false],
    ['aurora.localhost', '/m/home', false],
    ['wwwaurora.test', '/m/home', false],
    ['www.aurora.test', '/m/member/home', false],
    ['localhost', '/m/mall/mallHome', false],
  ])('%s%s: %s', (hostname, pathname, indexed) => {
    expect(isIndexed(hostname, pathname)).toBe(indexed)
    expect(headOf({ ...facts, hostname, pathname }).noindex).toBe(!indexed)
  })
})

describe('what is shared', () => {
  it('says title, description, picture and address', () => {
    expect(headOf(facts).openGraph).toEqual({
      'og:type': 'website',
      'og:site_name': 'Aurora Play',
      'og:title': home.title,
      'og:description': home.description,
      'og:image': 'https://www.aurora.test/m/icon.png',
      'og:url': home.canonical,
      'og:locale': 'pt_BR',
    })
    expect(headOf(facts).twitter).toEqual({
      'twitter:card': 'summary',
      'twitter:title': home.title,
      'twitter:description': home.description,
      'twitter:image': 'https://www.aurora.test/m/icon.png',
    })
  })

  it('has the page’s own address where there is no canonical one', () => {
    expect(withPages({}).openGraph['og:url']).toBe('https://www.aurora.test/m/home')
  })

  it.each([
    [{ logo: '/m/logo.svg', icon: undefined }, 'https://www.aurora.test/m/logo.svg'],
    [{ logo: '/m/logo.png', icon: '/m/icon.png' }, 'https://www.aurora.test/m/logo.png'],
    [{ logo: 'data:image/png;base64,AA', icon: undefined }, undefined],
    [{ logo: undefined, icon: undefined }, undefined],
  ])('of %j has the picture %s', (pictures, picture) => {
    expect(headOf({ ...facts, site: { ...facts.site, ...pictures } }).openGraph['og:image']).toBe(picture)
  })
})
