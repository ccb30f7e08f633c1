import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  channelsOf,
  facebookIds,
  pixelsOf,
  pixelTrackOf,
} from '../../../../../src/features/tracking/model/pixels.ts'

const NOW = 1_700_000_000_000
const address = (search: string) => [...new URLSearchParams(search)]

describe('pixel-tracking fields', () => {
  it('are pixel ids, click ids and utm_source, and nothing else of the address', () => {
    expect(
      pixelsOf(
        address(
          'pixel_id=1&fb_pixel_id=2&click_id=3&kwaiclid=4&utm_source=tv&token=secret&r=F1&x_click_id=5',
        ),
      ),
    ).toEqual({
      pixel_id: '1',
      fb_pixel_id: '2',
      click_id: '3',
      kwaiclid: '4',
      utm_source: 'tv',
      x_click_id: '5',
    })
  })

  it('count once, trimmed, and not where they are empty or too long', () => {
    expect(pixelsOf(address(`gclid=%20a%20&gclid=b&ttclid=&fbclid=${'x'.repeat(501)}`))).toEqual({
      gclid: 'a',
    })
  })

  it('are bounded in number and in length, whatever stands in the address', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('pixel_id', 'click_id', 'gclid', 'a_pixel_id'), fc.string())),
        (pairs) => {
          const found = Object.values(pixelsOf(pairs))
          return found.length <= 20 && found.every((value) => value !== '' && value.length <= 500)
        },
      ),
    )
  })

  it('of the address go before those of cookies', () => {
    const track = pixelTrackOf(
      address('gclid=new'),
      [
        ['gclid', 'old'],
        ['pixel_id', '7'],
        ['session', 'x'],
      ],
      {},
      NOW,
    )
    expect(track).toEqual({ gclid: 'new', pixel_id: '7' })
  })

  it('carry what the app knows of itself', () => {
    expect(pixelTrackOf([], [], { adid: 'a1' }, NOW)).toEqual({ adid: 'a1' })
  })
})

describe('Facebook’s ids', () => {
  it('a click in the address is made into an fbc as the vendor says', () => {
    expect(facebookIds(address('fbclid=Ab'), [], NOW)).toEqual({ fbc: `fb.1.${NOW}.Ab` })
  })

  it('the cookie of the same click keeps its time; a newer click replaces it', () => {
    const cookies = [
      ['_fbc', 'fb.1.5.Ab'],
      ['_fbp', 'fb.1.5.77'],
    ] as const
    expect(facebookIds(address('fbclid=Ab'), cookies, NOW)).toEqual({ fbc: 'fb.1.5.Ab', fbp: 'fb.1.5.77' })
    expect(facebookIds(address('fbclid=Cd'), cookies, NOW).fbc).toBe(`fb.1.${NOW}.Cd`)
    expect(facebookIds([], cookies, NOW).fbc).toBe('fb.1.5.Ab')
  })

  it('are absent where nothing is known', () => expect(facebookIds([], [], NOW)).toEqual({}))
})

it('an event is meant for the networks that brought the visitor', () => {
  expect(channelsOf({ fbclid: '1', ttclid: '2', pixel_id: '3' })).toEqual(['facebook', 'tiktok'])
  expect(channelsOf({})).toEqual([])
})
