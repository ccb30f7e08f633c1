import { describe, expect, it } from 'vitest'
import { asInstallable } from '../../../scripts/backoffice/appManifest.ts'

const pwa = (value: unknown) => ({ templates: { parameters: { pwa: JSON.stringify(value) } } })

describe('the manifest that a browser installs', () => {
  it('has the defaults where the merchant says nothing', () => {
    expect(asInstallable({}, 'Demo')).toMatchObject({
      id: '/m/',
      name: 'Demo',
      short_name: 'Demo',
      start_url: '/m/home',
      scope: '/m/',
      display: 'standalone',
      orientation: 'portrait',
      theme_color: '#ffffff',
      background_color: '#ffffff',
    })
  })

  it('keeps what the merchant says', () => {
    const own = { name: 'Own', theme_color: '#123456', display: 'fullscreen', start_url: '/m/home?pwa=1' }
    expect(asInstallable(own, 'Demo')).toMatchObject(own)
  })

  it('keeps one identity for ever, and absolute addresses, since it lies below /wps', () => {
    const odd = { id: '/m/other', start_url: './', scope: '//evil.test/' }
    expect(asInstallable(odd, 'Demo')).toMatchObject({ id: '/m/', start_url: '/m/home', scope: '/m/' })
  })

  it('never prefers another app', () => {
    expect(asInstallable({ prefer_related_applications: true }, 'Demo')).not.toHaveProperty(
      'prefer_related_applications',
    )
  })

  it("takes icons from the templates' pwa parameter, those that may be cut to any shape too", () => {
    const icons = { '192x192': '/m/192.png', '512x512': '/m/512.svg?v=2', odd: '/m/x.png', '384x384': 7 }
    const given = pwa({ title: 'Short', icons, maskable: { '512x512': '/m/mask.webp' } })
    expect(asInstallable(given, 'Demo')).toMatchObject({
      short_name: 'Short',
      icons: [
        { src: '/m/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/m/512.svg?v=2', sizes: '512x512', type: 'image/svg+xml', purpose: 'any' },
        { src: '/m/mask.webp', sizes: '512x512', type: 'image/webp', purpose: 'maskable' },
      ],
    })
  })

  it('keeps icons that the merchant lists itself', () => {
    const icons = [{ src: '/m/own.png', sizes: '512x512' }]
    expect(asInstallable({ ...pwa({ icons: { '192x192': '/m/192.png' } }), icons }, 'Demo')).toMatchObject({
      icons,
    })
  })

  it.each([null, 7, 'x', []])('leaves %j as it is', (odd) => {
    expect(asInstallable(odd, 'Demo')).toBe(odd)
  })
})
