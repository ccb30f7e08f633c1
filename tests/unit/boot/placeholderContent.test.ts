import { describe, expect, it } from 'vitest'
import { placeholderContentOf, placeholderOf } from '../../../src/boot/placeholderContent.ts'
import type { PreloadMap } from '../../../src/boot/preload.ts'
import type { LayoutPlaceholder } from '../../../src/layouts/placeholders.ts'
import { manifestOf, status, visitor } from '../../support/bootAnswers.ts'

const map: PreloadMap = {
  layouts: {},
  soon: {},
  texts: {},
  doorTexts: {},
  home: ['/m/home'],
  sections: {},
  prefetch: {
    bannerCarousel: [{ path: '/wps/banners', picture: 'image' }],
    lotteryDraws: [{ path: '/wps/draws' }],
  },
  homes: { M1: ['gameLanes'], M2: ['quickActions', 'bannerCarousel'] },
  choice: [],
  doors: [],
  signIn: {},
  signInForms: [],
}
const placeholders: Readonly<Record<string, LayoutPlaceholder>> = {
  M1: { bannerCarousel: () => 'top:1px' },
  M2: { bannerCarousel: () => 'top:2px', 'quickActions bannerCarousel': () => 'top:3px' },
  M3: { lotteryDraws: ({ types, guest }) => (guest ? `top:${types.length}px` : undefined) },
}
const manifest = (types: readonly unknown[], theme?: string) =>
  manifestOf(
    types.map((type) => (type === 'quickActions' ? { type, items: ['deposit', 'withdraw'] } : { type })),
    theme,
  )
const begin = (info: unknown, template?: ReturnType<typeof manifest>, who = visitor) =>
  placeholderOf(map, placeholders, { status: status(info), manifest: template }, who)

describe('how a home begins', () => {
  it('is the first of its sections whose place its layout knows before it is there', () => {
    const info = { mobileTemplate: 'M1', languages: ['EN', 'VI'] }
    expect(begin(info, manifest(['bannerCarousel', 'gameLanes']))).toEqual({
      section: 'bannerCarousel',
      style: '--cosy:0;top:1px',
      language: 'VI',
    })
    expect(begin({ mobileTemplate: 'M3' }, manifest(['lotteryDraws']))?.section).toBe('lotteryDraws')
  })

  it('is further down where the layout knows how high is what comes before', () => {
    const template = manifest(['quickActions', 'bannerCarousel'], '{"density":"cosy"}')
    expect(begin({ mobileTemplate: 'M2' }, template)).toMatchObject({
      section: 'bannerCarousel',
      style: '--cosy:1;top:3px',
    })
    const bannersFirst = manifest(['bannerCarousel', 'quickActions'])
    expect(begin({ mobileTemplate: 'M2' }, bannersFirst)?.style).toBe('--cosy:0;top:2px')
  })

  it('stands where the rest of the home lets it stand, and nowhere where that is not known yet', () => {
    const [info, template] = [{ mobileTemplate: 'M3' }, manifest(['lotteryDraws', 'gameLanes', 'footer'])]
    expect(begin(info, template, { ...visitor, guest: true })?.style).toBe('--cosy:0;top:3px')
    expect(begin(info, template, { ...visitor, guest: false })).toBeUndefined()
  })

  it.each([
    [
      'with something that has no place yet',
      { mobileTemplate: 'M1' },
      ['gameLanes', 'bannerCarousel'],
      visitor,
    ],
    ['with nothing', { mobileTemplate: 'M1' }, [], visitor],
    ['with what no section is called', { mobileTemplate: 'M1' }, [null, '__proto__'], visitor],
    ['somewhere else', { mobileTemplate: 'M1' }, ['bannerCarousel'], { ...visitor, pathname: '/m/login' }],
    ['in no layout', { mobileTemplate: 7 }, ['bannerCarousel'], visitor],
    ['in a layout that this build lacks', { mobileTemplate: 'constructor' }, ['bannerCarousel'], visitor],
    ['without a site', null, ['bannerCarousel'], visitor],
  ])('is not said %s', (_, info, types, who) => {
    expect(begin(info, manifest(types), who)).toBeUndefined()
  })
})

describe('what it shows first', () => {
  const show = (section: string, url: string, value: unknown) =>
    placeholderContentOf(map, section, url, JSON.stringify({ success: true, value }), 1_000)

  it('is the first banner’s picture, where the site has it itself', () => {
    const banners = [{ image: '/m/a.svg' }, { image: '/m/b.svg' }]
    expect(show('bannerCarousel', '/wps/banners?groupNames=m_home', banners)).toEqual({
      picture: '/m/a.svg',
      more: 1,
    })
    expect(show('bannerCarousel', '/wps/banners', [{ image: 'https://evil.example/a.svg' }])).toBeUndefined()
  })

  it('is the name of the draw that comes next', () => {
    const draws = [
      { title: 'Later', startTime: 9_000 },
      { title: 'Sides', home: 'A', away: 'B', startTime: 1_500 },
      { title: 'Next', startTime: 2_000 },
    ]
    expect(show('lotteryDraws', '/wps/draws', draws)).toEqual({ text: 'Next' })
  })

  it.each([
    ['the answer to another question', '/wps/lanes', [{ title: 'Next', startTime: 2_000 }]],
    ['no list', '/wps/draws', { title: 'Next' }],
    ['nothing that is a draw', '/wps/draws', [null, 7, { title: 7, startTime: 2_000 }, { title: 'x' }]],
  ])('is nothing of %s', (_, url, value) => {
    expect(show('lotteryDraws', url, value)).toBeUndefined()
  })
})
