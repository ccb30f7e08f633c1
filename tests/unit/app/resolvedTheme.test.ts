import { describe, expect, it } from 'vitest'
import { registry } from '../../../src/app/registry.ts'
import { resolveTheme } from '../../../src/app/resolvedTheme.ts'
import type { Layout } from '../../../src/registry/layout.ts'
import { layoutOf } from '../../../src/registry/plan.ts'
import { resolveSite } from '../../../src/site/resolveSite.ts'
import type { Site } from '../../../src/site/site.ts'

const siteOf = (theme: object, mobileTemplate = 'M1'): Site => {
  const site = resolveSite({
    status: { merchantCode: 'demo', info: { merchantName: 'Demo', mobileTemplate } },
    manifest: { templates: { parameters: { theme: JSON.stringify(theme) } } },
    base: 'https://site.example/m/',
  })
  if (!site) throw new Error('no site')
  return site
}
const layoutFor = (site: Site): Layout => layoutOf(registry, site)

describe('the theme of a site', () => {
  it('is derived once for each scheme, whoever asks for it', () => {
    const site = siteOf({ scheme: 'auto', brand: '#c81e4f' })
    const dark = resolveTheme(site, layoutFor(site), true)
    const light = resolveTheme(site, layoutFor(site), false)
    expect(resolveTheme(site, layoutFor(site), true).values).toBe(dark.values)
    expect(light.values).not.toBe(dark.values)
    expect([dark.scheme, light.scheme]).toEqual(['dark', 'light'])
  })

  it('is another one in another layout, and of another choice', () => {
    const site = siteOf({ scheme: 'dark', brand: '#c81e4f' })
    const other = siteOf({ scheme: 'dark', brand: '#1ec84f' })
    const { values } = resolveTheme(site, layoutFor(site), true)
    expect(resolveTheme(other, layoutFor(other), true).values.brand).not.toBe(values.brand)
    expect(resolveTheme(site, { ...layoutFor(site), id: 'M2' }, true).values).not.toBe(values)
  })

  it('names the merchant of the site that asks', () => {
    const site = siteOf({ brand: '#c81e4f' })
    resolveTheme(site, layoutFor(site), true)
    const moved = { ...site, merchant: { ...site.merchant, code: 'moved' } }
    expect(resolveTheme(moved, layoutFor(moved), true).merchant).toBe('moved')
  })
})
