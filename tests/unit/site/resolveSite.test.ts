import { describe, expect, it } from 'vitest'
import { encodePath } from '../../../src/site/customerService.ts'
import { readTime } from '../../../src/site/readTime.ts'
import { resolveSite } from '../../../src/site/resolveSite.ts'
import { merchantCodes, siteFrom, siteOf } from '../../support/merchants.ts'

const codes = (site: { problems: readonly { code: string; pointer: string }[] }) =>
  site.problems.map(({ code, pointer }) => `${code} ${pointer}`)

describe('resolveSite', () => {
  it.each(merchantCodes)('resolves %s without a problem', (code) => {
    const site = siteOf(code)
    expect(site.problems).toEqual([])
    expect(site.merchant.code).toBe(code)
    // A merchant without a home of its own has its layout's.
    if (site.home.length > 0) expect(site.home.length).toBeGreaterThan(3)
  })

  it('is frozen, all the way down', () => {
    const site = siteFrom({ info: { customerService: [] } })
    expect(Object.isFrozen(site) && Object.isFrozen(site.languages) && Object.isFrozen(site.theme)).toBe(true)
  })

  it.each([{}, { info: {} }, { merchantCode: '' }, { merchantCode: null }])(
    'has no site without a merchant: %j',
    (status) => {
      expect(resolveSite({ status, manifest: {}, base: 'https://x.test/m/' })).toBeUndefined()
    },
  )

  it('takes the merchant from info where the root does not name it', () => {
    const site = resolveSite({
      status: { info: { merchantCode: 'acme' } },
      manifest: {},
      base: 'https://x.test/m/',
    })
    expect(site?.merchant).toEqual({ code: 'acme', name: 'acme' })
  })

  it.each(['', 'ศาลาสนุก', ' acme', 'ac\nme'])(
    'takes the merchant from info where the root names one that no header can contain: %j',
    (merchantCode) => {
      const status = { merchantCode, info: { merchantCode: 'acme 2' } }
      const site = resolveSite({ status, manifest: {}, base: 'https://x.test/m/' })
      expect(site?.merchant.code).toBe('acme 2')
      expect(site?.problems.map(({ pointer }) => pointer)).toContain('/merchantCode')
    },
  )

  it('fills in every default for a merchant that sent only its code', () => {
    const site = siteFrom({})
    expect(site).toMatchObject({
      layout: 'M1',
      languages: ['CN'],
      flags: { CBS3: false },
      home: [],
      availability: { state: 'open' },
    })
    expect(site.settings.welcome_image_wait).toBe(20)
    expect(site.origins).toMatchObject({ layout: 'default', flags: 'default' })
  })

  it('uses the default layout for an unknown one, and says so', () => {
    const site = siteFrom({ info: { mobileTemplate: 'M99' } })
    expect(site.layout).toBe('M1')
    expect(codes(site)).toEqual(['layout.unknown /info/mobileTemplate'])
  })

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [false, false],
    [0, false],
    ['0', false],
    ['false', false],
  ])('reads a flag sent as %j', (sent, on) => {
    const site = siteFrom({ info: { whitelabelVal: { CBS3: sent } } })
    expect(site.flags.CBS3).toBe(on)
    expect(site.problems).toEqual([])
    expect(site.sentFlags.has('CBS3')).toBe(true)
  })

  it.each(['yes', 2, {}, []])('leaves a flag at its default when it was sent as %j', (sent) => {
    const site = siteFrom({ info: { whitelabelVal: { CBS3: sent, REWCEN3: 1 } } })
    expect(site.flags).toMatchObject({ CBS3: false, REWCEN3: true })
    expect(codes(site)).toEqual(['value.invalid /info/whitelabelVal/CBS3'])
  })

  it('reports an unknown flag, and still resolves the site', () => {
    expect(codes(siteFrom({ info: { whitelabelVal: { NEWFLAG9: 1 } } }))).toEqual([
      'flag.unknown /info/whitelabelVal/NEWFLAG9',
    ])
  })

  it('takes a setting of -1 as disabled, whatever its form', () => {
    const site = siteFrom({
      info: { settings: { welcome_image_wait: -1, announcement_autoplay: '-1', referral_enabled: '1' } },
    })
    expect(site.settings).toMatchObject({ referral_enabled: 1 })
    expect(site.settings.welcome_image_wait).toBeUndefined()
    expect(site.settings.announcement_autoplay).toBeUndefined()
  })

  it.each([
    ['enabled and with something to open', { enabled: 1, items: [{ redirect: 'DEPOSIT' }] }, true],
    ['enabled in other words', { enabled: 'true', items: [{ redirect: 'DEPOSIT' }] }, true],
    ['not enabled', { enabled: 0, items: [{ redirect: 'DEPOSIT' }] }, false],
    ['disabled', { enabled: -1, items: [{ redirect: 'DEPOSIT' }] }, false],
    ['not said to be enabled', { items: [{ redirect: 'DEPOSIT' }] }, false],
    ['without anything to open', { enabled: 1, items: [] }, false],
    ['with items that lead nowhere', { enabled: 1, items: [{ title: 'x' }, null, 7] }, false],
    ['of another shape', 'on', false],
    ['empty', null, false],
  ])('an activity shortcut %s', (_, shortcut, there) => {
    const site = siteFrom({ info: { settings: { activity_shortcut: shortcut } } })
    expect(site.activityShortcut !== undefined).toBe(there)
  })

  it('reports a setting that nobody knows', () => {
    expect(codes(siteFrom({ info: { settings: { sparkle: 1 } } }))).toEqual([
      'setting.unknown /info/settings/sparkle',
    ])
  })

  it('keeps only languages that the platform speaks, in their order', () => {
    const site = siteFrom({ info: { languages: ['PT-BR', 'XX', 'EN', 'EN'] } })
    expect(site.languages).toEqual(['PT-BR', 'EN'])
    expect(codes(site)).toEqual(['language.unknown /info/languages/1'])
  })

  it('decodes customer-service entries and leaves out what is no web address', () => {
    const entry = (url: string) => ({ title: 'Help', csType: 'AICAN', path: encodePath(url, 'k3yk3yk3') })
    const customerService = [
      entry('https://help.test/?a=ü'),
      entry('javascript:alert(1)'),
      { title: 'x', path: 'short' },
    ]
    const site = siteFrom({ info: { customerService } })
    expect(site.customerService.map(({ url }) => url)).toEqual(['https://help.test/?a=%C3%BC'])
    expect(codes(site)).toEqual([
      'service.undecodable /info/customerService/1/path',
      'service.undecodable /info/customerService/2/path',
    ])
  })

  it('trims download links and refuses what is none', () => {
    const resources = [
      { resourceType: 'Android', url: '  https://x.test/a.apk ' },
      { resourceType: 'IOS', url: 'data:text/html,x' },
    ]
    const site = siteFrom({ info: { resources } })
    expect(site.resources).toEqual([{ type: 'Android', url: 'https://x.test/a.apk' }])
    expect(codes(site)).toEqual(['url.refused /info/resources/1/url'])
  })

  it.each([
    [
      { maintenance: true, maintenanceEnd: '2026-01-01T04:00:00Z' },
      { state: 'maintenance', endsAt: Date.UTC(2026, 0, 1, 4) },
    ],
    [
      { maintenance: true, maintenanceEnd: 1767240000000 },
      { state: 'maintenance', endsAt: 1767240000000 },
    ],
    [
      { maintenance: true, maintenanceEnd: '1767240000000' },
      { state: 'maintenance', endsAt: 1767240000000 },
    ],
    [{ maintenance: true, maintenanceEnd: 'soon' }, { state: 'maintenance' }],
    [
      { regionRestriction: true, location: { ip: '203.0.113.7' } },
      { state: 'restricted', ip: '203.0.113.7' },
    ],
    [{ regionRestriction: true }, { state: 'restricted' }],
    [{ maintenance: false }, { state: 'open' }],
  ])('reads whether the site may be used: %j', (status, availability) => {
    expect(siteFrom(status).availability).toEqual(availability)
  })

  it('says that a site is the last good one', () => {
    const site = resolveSite({
      status: { merchantCode: 'acme' },
      manifest: {},
      base: 'https://x.test/m/',
      origin: 'last good',
    })
    expect(site?.problems.map(({ code }) => code)).toEqual(['site.lastGood'])
  })

  it('reads no time from a value outside the range of dates', () => {
    expect(readTime(Number.POSITIVE_INFINITY)).toBeUndefined()
    expect(readTime('99999999999999999999')).toBeUndefined()
  })
})

describe('templates', () => {
  const withTemplates = (parameters: object) => siteFrom({}, { templates: { parameters } })

  it("says when no manifest came, and uses the layout's own", () => {
    const site = resolveSite({
      status: { merchantCode: 'acme' },
      manifest: undefined,
      base: 'https://x.test/m/',
    })
    expect(site?.problems.map(({ code, source }) => [code, source])).toEqual([['answer.missing', 'manifest']])
    expect(site?.theme).toEqual({})
  })

  it('reads theme and home out of their strings', () => {
    const site = withTemplates({
      theme: '{"brand":"#7C3AED","radius":"round","tokens":{"bg":"#000"}}',
      home: '{"sections":[{"type":"gameLanes","limit":3},{"type":"bannerCarousel"}]}',
    })
    expect(site.theme).toEqual({ brand: '#7C3AED', radius: 'round', tokens: { bg: '#000' } })
    expect(site.home).toEqual([
      { type: 'gameLanes', options: { gameLanes: { limit: 3 } } },
      { type: 'bannerCarousel', options: { bannerCarousel: { group: 'm_home', interval: 5000 } } },
    ])
    expect(site.problems).toEqual([])
  })

  it('reports a template that is no JSON object', () => {
    const site = withTemplates({ theme: '{oops', home: '[]' })
    expect(site.problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'json.invalid /templates/parameters/theme',
      'json.invalid /templates/parameters/home',
    ])
  })

  it('leaves out an unknown section and a wrong option, and nothing else', () => {
    const sections = [
      { type: 'fireworks' },
      { type: 'announcementMarquee', speed: 'fast' },
      null,
      { type: 'footer', glitter: 1 },
    ]
    const site = withTemplates({ home: JSON.stringify({ sections }) })
    expect(site.home).toEqual([
      { type: 'announcementMarquee', options: { announcementMarquee: { speed: 60 } } },
      { type: 'footer', options: { footer: { links: [] } } },
    ])
    expect(site.problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'section.unknown /sections/0',
      'section.options /sections/1/speed',
      'section.unknown /sections/2',
      'section.options /sections/3/glitter',
    ])
  })

  it('refuses a logo that could run', () => {
    const site = withTemplates({ image_logo: 'javascript:alert(1)' })
    expect(site.logo).toBeUndefined()
    expect(site.problems.map(({ pointer }) => pointer)).toEqual(['/templates/parameters/image_logo'])
  })
})
