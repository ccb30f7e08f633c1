import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBrowserId, makeBrowserId } from '../../../../../src/features/tracking/model/fbp.ts'
import { mayTrack } from '../../../../../src/features/tracking/model/may.ts'
import { type EventName, ownName, viewEvents } from '../../../../../src/features/tracking/model/names.ts'
import { NETWORKS, pixelIdsOf } from '../../../../../src/features/tracking/model/networks.ts'
import { pageOf } from '../../../../../src/features/tracking/model/page.ts'

describe('ids of pixels', () => {
  it('are taken in the form of each network, trimmed', () => {
    const ids = {
      facebook: '900210018980612',
      tiktok: 'CISTANBUL5TR34KHB453',
      kwai: '552100987341',
      google: 'G-ISTANBUL1',
      bigo: '9021304407',
    }
    expect(pixelIdsOf({ ...ids, facebook: ' 900210018980612 ', other: '900210018980612' })).toEqual(ids)
    expect(pixelIdsOf({ google: 'AW-123456789' })).toEqual({ google: 'AW-123456789' })
  })

  it.each([
    undefined,
    null,
    7,
    'G-1',
    [],
    { facebook: 900210018980612 },
    { tiktok: null },
    { google: 'UA-1-1' },
  ])('%j has none', (sent) => expect(pixelIdsOf(sent)).toEqual({}))

  it('are nothing but letters, digits and a hyphen, whatever was sent: they become part of a script’s address', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record(
            Object.fromEntries(
              NETWORKS.map((network) => [
                network,
                fc.oneof(fc.string(), fc.stringMatching(/^(?:G-)?[A-Z0-9]{4,32}[\s"'<&#/]?$/)),
              ]),
            ),
          ),
        ),
        (sent) => Object.values(pixelIdsOf(sent)).every((id) => /^[A-Za-z0-9-]{6,33}$/.test(id)),
      ),
    )
  })
})

describe('Facebook’s browser id', () => {
  it('is version, index of the domain, time and a random number', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 2 ** 32 - 1 }), fc.nat({ max: 2 ** 32 - 1 }), (now, high, low) => {
        const random = {
          getRandomValues: <T extends ArrayBufferView | null>(array: T): T => {
            if (array instanceof Uint32Array) array.set([high, low])
            return array
          },
        }
        const id = makeBrowserId(now, random)
        return isBrowserId(id) && id.startsWith(`fb.1.${now}.`)
      }),
    )
  })

  it.each(['', 'fb.1.5', 'fb.1.5.x', 'fb.1.5.7;', ' fb.1.5.7'])('%j is none', (text) =>
    expect(isBrowserId(text)).toBe(false),
  )
})

describe('what networks get', () => {
  it('a screen sends a page view and its own event, or nothing', () => {
    expect(viewEvents('none')).toEqual([])
    expect(viewEvents('view')).toEqual(['PageView'])
    expect(viewEvents('content')).toEqual(['PageView', 'ViewContent'])
    expect(viewEvents('checkout')).toEqual(['PageView', 'InitiateCheckout'])
  })

  it('every network has an event name for what matters', () => {
    const matters: readonly EventName[] = [
      'PageView',
      'register_submit',
      'register_complete',
      'deposit_submit',
      'first_deposit',
    ]
    for (const network of NETWORKS)
      for (const name of matters) expect(ownName(network, name)?.name).toBeTruthy()
  })

  it('the address of a screen is its own path and the tracked parameters, nothing else', () => {
    const search = '?token=abc&userName=joe&r=FRIEND&fbclid=Ab1&redirectUrl=https://x.example'
    expect(pageOf('/m/login', search, 'https://a.example')).toBe(
      'https://a.example/m/login?r=FRIEND&fbclid=Ab1',
    )
    expect(pageOf('/m/x/*', `?cid=${'x'.repeat(501)}`, 'https://a.example')).toBe('https://a.example/m/x')
  })

  it('holds no parameter but the tracked ones, whatever the address holds', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (query) => {
        const page = new URL(pageOf('/m/home', `?${new URLSearchParams(query)}`, 'https://a.example'))
        const known = [
          'affiliateCode',
          'referralCode',
          'r',
          'inApp',
          'fbclid',
          'gclid',
          'ttclid',
          'kwaiclid',
          'bbg',
          'isBgeTest',
          'cid',
        ]
        return [...page.searchParams.keys()].every((name) => known.includes(name))
      }),
    )
  })
})

describe('consent', () => {
  it.each([
    [false, undefined, true, false],
    [false, 'declined', true, false],
    [true, undefined, false, true],
    [true, 'agreed', true, false],
    [true, 'declined', false, false],
  ] as const)('demanded: %s, answer: %s: on %s, asks %s', (demanded, consent, on, ask) =>
    expect(mayTrack(demanded, consent)).toMatchObject({ on, ask }),
  )
})
