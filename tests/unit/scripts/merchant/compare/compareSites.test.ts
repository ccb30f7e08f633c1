import { describe, expect, it } from 'vitest'
import { compareSites, type SiteComparison } from '../../../../../scripts/merchant/compare/compareSites.ts'
import { comparisonLines } from '../../../../../scripts/merchant/compare/print.ts'
import { codesIn } from '../../../../../scripts/merchant/folder.ts'
import { answersIn } from '../../../../../scripts/merchant/inputs.ts'
import { siteFromAnswers } from '../../../../../scripts/merchant/resolve.ts'
import { registry } from '../../../../../src/app/registry.ts'
import { siteFrom } from '../../../../support/merchants.ts'

const template = (parameters: Readonly<Record<string, unknown>>) => ({
  templates: {
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  },
})
const compare = (a: object, b: object, one: unknown = {}, other: unknown = {}): SiteComparison =>
  compareSites(registry, siteFrom({ info: a }, one), siteFrom({ info: b }, other))

describe('the comparison of two merchants', () => {
  it('tells flags apart, and a default from what was sent', () => {
    const { flags } = compare(
      { whitelabelVal: { CBS3: 1 } },
      { whitelabelVal: { CBS3: false, REWCEN3: 1 } },
    ).groups
    expect(flags).toEqual([
      { name: 'CBS3', a: 'on', b: 'off' },
      { name: 'REWCEN3', a: 'off (default)', b: 'on' },
    ])
  })

  it('tells settings, languages, currency and layout', () => {
    const { groups } = compare(
      { languages: ['EN'], currency: 'EUR', settings: { welcome_image_wait: -1 } },
      { languages: ['EN', 'VI'], currency: 'VND', mobileTemplate: 'M3' },
    )
    expect(groups.settings).toEqual([{ name: 'welcome_image_wait', a: 'disabled', b: 20 }])
    expect(groups.languages).toEqual([{ name: 'languages', a: 'EN', b: 'EN, VI' }])
    expect(groups.site.map(({ name }) => name)).toEqual(['layout', 'currency'])
  })

  it('tells tokens as players see them, and the dark ones where they are others', () => {
    const { groups } = compare(
      {},
      {},
      template({ theme: { brand: '#ff0000', scheme: 'auto' } }),
      template({ theme: { brand: '#0000ff', scheme: 'auto' } }),
    )
    expect(groups.theme).toEqual([{ name: 'brand', a: '#ff0000', b: '#0000ff' }])
    expect(groups.tokens.map(({ name }) => name)).toContain('brand')
    expect(groups.tokens.map(({ name }) => name)).not.toContain('brand-rgb')
    expect(groups['tokens in the dark'].length).toBeGreaterThan(0)
    const dark = (brand: string) => template({ theme: { scheme: 'dark', brand } })
    expect(compare({}, {}, dark('#ff0000'), dark('#0000ff')).groups['tokens in the dark']).toEqual([])
  })

  it('tells sections by order and options, and own words by language', () => {
    const { groups } = compare(
      {},
      {},
      template({ home: { sections: [{ type: 'promotions', limit: 3 }] }, texts: { EN: { confirm: 'Go' } } }),
      template({ home: { sections: [{ type: 'footer' }, { type: 'promotions', limit: 4 }] }, texts: {} }),
    )
    expect(groups.sections).toContainEqual({ name: 'order', a: 'promotions', b: 'footer, promotions' })
    expect(groups.sections).toContainEqual({ name: 'promotions', a: { limit: 3 }, b: { limit: 4 } })
    expect(groups.texts).toEqual([{ name: 'EN.confirm', a: 'Go', b: undefined }])
  })

  it('tells features by visitor', () => {
    const { features } = compare({}, { whitelabelVal: { CBS3: 1 } })
    expect(features.flatMap(({ visitors }) => visitors)).not.toContain('inApp')
    expect(features[0]?.changes).toContainEqual(
      expect.objectContaining({ kind: 'slot', feature: 'chat', after: 'on' }),
    )
  })

  it.each(codesIn())('finds none between %s and itself', (code) => {
    const site = siteFromAnswers(answersIn(code))
    if (!site) throw new Error('does not resolve')
    expect(comparisonLines(compareSites(registry, site, site))).toEqual([
      `${code} against ${code}`,
      '  no difference',
    ])
  })
})
