import { describe, expect, it } from 'vitest'
import { completedManifest } from '../../../src/app/appManifest.ts'
import { isRecord } from '../../../src/json/read.ts'
import { resolveSite } from '../../../src/site/resolveSite.ts'

const ENDPOINT = 'https://site.example/wps/system/manifest.json?merchantCode=demo'
const COMPLETE = {
  name: 'Demo',
  start_url: '/m/home',
  scope: '/m/',
  display: 'standalone',
  orientation: 'portrait',
  theme_color: '#123456',
  icons: [{ src: '/m/512.png', sizes: '512x512' }],
}
const PWA = JSON.stringify({ title: 'Short', icons: { '192x192': '/m/192.png', '512x512': 'icons/512.png' } })

/** The manifest that the app links for a back office's answer; undefined: it links the back office's own. */
function linkedFor(manifest: unknown): Record<string, unknown> | undefined {
  const site = resolveSite({
    status: { merchantCode: 'demo', info: { merchantName: 'Demo Play' } },
    manifest,
    base: 'https://site.example/m/',
  })
  const address = completedManifest(site?.webApp, site?.merchant.name ?? '', ENDPOINT)
  if (address === undefined) return undefined
  const read: unknown = JSON.parse(
    decodeURIComponent(address.replace(/^data:application\/manifest\+json,/, '')),
  )
  if (!isRecord(read)) throw new Error('no manifest')
  return read
}

describe('the linked manifest', () => {
  it("is the back office's own where that is complete, or where none came", () => {
    expect(linkedFor(COMPLETE)).toBeUndefined()
    expect(
      linkedFor({ ...COMPLETE, name: undefined, short_name: 'D', display: 'fullscreen' }),
    ).toBeUndefined()
    expect(linkedFor(undefined)).toBeUndefined()
  })

  it('has every default where a back office sends templates alone, with absolute addresses', () => {
    expect(linkedFor({ templates: { parameters: { pwa: PWA } } })).toEqual({
      id: 'https://site.example/m/',
      name: 'Demo Play',
      short_name: 'Short',
      start_url: 'https://site.example/m/home',
      scope: 'https://site.example/m/',
      display: 'standalone',
      orientation: 'portrait',
      theme_color: '#ffffff',
      background_color: '#ffffff',
      icons: [
        { src: 'https://site.example/m/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        {
          src: 'https://site.example/wps/system/icons/512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'any',
        },
      ],
    })
  })

  it.each(Object.keys(COMPLETE).filter((member) => member !== 'name'))(
    'keeps what is said, and fills in %s alone',
    (missing) => {
      const { [missing]: _, ...sent }: Record<string, unknown> = COMPLETE
      const linked = linkedFor({ ...sent, description: 'Games' })
      expect(linked).toMatchObject({ name: 'Demo', description: 'Games' })
      expect(linked).toHaveProperty(missing)
      if (missing !== 'theme_color') expect(linked?.theme_color).toBe('#123456')
    },
  )

  it('never starts outside the app, and takes no address that is none of the web', () => {
    const odd = {
      ...COMPLETE,
      start_url: 'https://evil.test/m/home',
      scope: './',
      icons: [{ src: 'javascript:alert(1)' }, { src: '/m/512.png', sizes: '512x512' }],
    }
    expect(linkedFor(odd)).toMatchObject({
      start_url: 'https://site.example/m/home',
      scope: 'https://site.example/m/',
      icons: [{ src: 'https://site.example/m/512.png', sizes: '512x512' }],
    })
  })

  it.each([null, 7, 'x', [], { icons: 7, name: [] }, { templates: { parameters: { pwa: '{' } } }])(
    'is no exception where the answer is odd: %j',
    (odd) => {
      expect(() => linkedFor(odd)).not.toThrow()
    },
  )
})
