// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { describeApp, describeMore, manifestAddress } from '../../../src/app/describeApp.ts'
import { SPLASH_SIZES } from '../../../src/app/splash.ts'
import { resolveSite } from '../../../src/site/resolveSite.ts'

const siteOf = (code: string, parameters: Readonly<Record<string, string>> = {}, members = {}) => {
  const site = resolveSite({
    status: { merchantCode: code, info: { merchantName: 'Demo' } },
    manifest: { ...members, templates: { parameters } },
    base: 'https://site.example/m/',
  })
  if (!site) throw new Error('no site')
  return site
}
const iconAt = (apple_touch_icon: string) => siteOf('demo', { apple_touch_icon })
const inScheme = (scheme: string) => siteOf('demo', { theme: JSON.stringify({ scheme }) })
const linksOf = (rel: string) => [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)]
const hrefsOf = (rel: string) => linksOf(rel).map((link) => link.getAttribute('href'))
const contentOf = (name: string) =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
const SPLASH = 'apple-touch-startup-image'

beforeEach(() => {
  document.head.replaceChildren()
})

/** Everything that browsers require of a manifest. */
const COMPLETE = {
  name: 'Demo',
  start_url: '/m/home',
  scope: '/m/',
  display: 'standalone',
  orientation: 'portrait',
  theme_color: '#ffffff',
  icons: [{ src: '/m/512.png', sizes: '512x512' }],
}

describe('what the browser is told about the app', () => {
  it('is the manifest of the running merchant, straight at the back office where that is complete', () => {
    describeApp(document, siteOf('demo', { apple_touch_icon: '/m/touch.png' }, COMPLETE))
    expect(hrefsOf('manifest')).toEqual(['/wps/system/manifest.json?merchantCode=demo'])
    expect(hrefsOf('apple-touch-icon')).toEqual(['https://site.example/m/touch.png'])
    expect(manifestAddress('a&b')).toBe('/wps/system/manifest.json?merchantCode=a%26b')
  })

  it('is a completed manifest where the back office leaves something out, one link for all of a visit', () => {
    describeApp(document, siteOf('demo', {}, COMPLETE))
    describeApp(document, siteOf('demo', {}, { ...COMPLETE, scope: undefined }))
    expect(hrefsOf('manifest')).toEqual([expect.stringMatching(/^data:application\/manifest\+json,/)])
  })

  it('is said once, and follows the site', () => {
    describeApp(document, iconAt('/m/old.png'))
    describeApp(document, iconAt('/m/new.png'))
    expect(hrefsOf('apple-touch-icon')).toEqual(['https://site.example/m/new.png'])
    expect(hrefsOf('manifest')).toHaveLength(1)
    expect(document.head.querySelectorAll('meta[name="apple-mobile-web-app-title"]')).toHaveLength(1)
  })

  it('is complete before it is in the document, since Chromium stays with a link that had no address', async () => {
    const seen: (string | null)[] = []
    const observer = new MutationObserver((records) => {
      for (const { attributeName } of records) seen.push(attributeName)
    })
    observer.observe(document.head, { subtree: true, attributes: true })
    describeApp(document, siteOf('demo'))
    await Promise.resolve()
    observer.disconnect()
    expect(linksOf('manifest')).toHaveLength(1)
    expect(seen).toEqual([])
  })

  it('has the colour of the bars for light and for dark, before the one without a scheme', () => {
    document.head.innerHTML = '<meta name="theme-color" content="#123456">'
    describeApp(document, inScheme('auto'))
    describeApp(document, inScheme('auto'))
    const metas = [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    expect(metas.map((meta) => meta.getAttribute('media') ?? '').sort()).toEqual([
      '',
      '(prefers-color-scheme: dark)',
      '(prefers-color-scheme: light)',
    ])
    expect(metas.at(-1)?.content).toBe('#123456')
    expect(metas[0]?.content).not.toBe(metas[1]?.content)
  })
})

describe('what the templates add', () => {
  const pwa = JSON.stringify({ title: ' Demo ', icons: { '192x192': '/m/192.png', '512x512': '/m/512.png' } })
  const manifest = { templates: { parameters: { pwa } } }

  it('is the short name, and an icon where the site names none', () => {
    describeApp(document, siteOf('demo'))
    describeMore(document, siteOf('demo'), manifest)
    expect(contentOf('apple-mobile-web-app-title')).toBe('Demo')
    expect(hrefsOf('apple-touch-icon')).toEqual([`${document.location.origin}/m/192.png`])
  })

  it('is no icon beside the one that the site names', () => {
    describeApp(document, iconAt('/m/touch.png'))
    describeMore(document, iconAt('/m/touch.png'), manifest)
    expect(hrefsOf('apple-touch-icon')).toEqual(['https://site.example/m/touch.png'])
  })

  it.each([
    undefined,
    null,
    [],
    {},
    { templates: { parameters: { pwa: '{' } } },
    { templates: { parameters: { pwa: '{"title":7,"icons":{"192x192":"javascript:alert(1)"}}' } } },
  ])('is nothing where it is odd: %j', (odd) => {
    describeApp(document, siteOf('demo'))
    describeMore(document, siteOf('demo'), odd)
    expect(contentOf('apple-mobile-web-app-title')).toBe('Demo')
    expect(hrefsOf('apple-touch-icon')).toEqual([])
  })
})

describe('the start-up pictures of iPhones', () => {
  it('are one for each screen where the scheme is fixed', () => {
    describeApp(document, inScheme('dark'))
    expect(linksOf(SPLASH)).toHaveLength(SPLASH_SIZES.length)
    expect(hrefsOf(SPLASH)[0]).toBe('/m/splash/750x1334-dark.png?merchantCode=demo')
  })

  it('are one for each screen and scheme where the phone chooses, and nothing of an earlier look stays', () => {
    describeApp(document, inScheme('dark'))
    describeApp(document, inScheme('auto'))
    expect(linksOf(SPLASH)).toHaveLength(SPLASH_SIZES.length * 2)
    expect(linksOf(SPLASH).every(({ media }) => media.includes('prefers-color-scheme'))).toBe(true)
    describeApp(document, inScheme('light'))
    expect(linksOf(SPLASH)).toHaveLength(SPLASH_SIZES.length)
  })
})
