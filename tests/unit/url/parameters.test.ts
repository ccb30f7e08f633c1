import { describe, expect, it } from 'vitest'
import {
  keepTrackedParameters,
  TRACKED_PARAMETERS,
  trackedOf,
  withParams,
  withTracked,
} from '../../../src/ui/url/guard.ts'

const base = 'https://site.test/m/'

describe('parameters', () => {
  it('sets each parameter once, also where the link repeats it', () => {
    const url = withParams(new URL('https://a.test/?token=old&token=older&x=1'), {
      token: 'a b&c',
      b2c: undefined,
    })
    expect(url.href).toBe('https://a.test/?token=a+b%26c&x=1')
  })

  it('leaves the given URL as it is', () => {
    const url = new URL('https://a.test/')
    withParams(url, { token: 'x' })
    keepTrackedParameters(new URLSearchParams('r=1'), url)
    expect(url.href).toBe('https://a.test/')
  })

  it('keeps every tracked parameter on navigation, and nothing else', () => {
    const from = new URLSearchParams(TRACKED_PARAMETERS.map((name) => [name, `${name}-1`]))
    from.set('token', 'secret')
    const to = keepTrackedParameters(from, new URL('/m/register?r=mine', base))
    expect(to.searchParams.get('r')).toBe('mine')
    expect(to.searchParams.get('affiliateCode')).toBe('affiliateCode-1')
    expect([...to.searchParams.keys()].sort()).toEqual([...TRACKED_PARAMETERS].sort())
  })
})

it('keeps tracked parameters, and no others, on the way to another screen', () => {
  expect(withTracked('/m/login#top', '?affiliateCode=a1&lane=Slots&r=x')).toEqual({
    pathname: '/m/login',
    search: '?affiliateCode=a1&r=x',
    hash: '#top',
  })
})

describe('the tracked parameters of an address', () => {
  it('are those of the specification', () => {
    const named = 'affiliateCode referralCode r inApp fbclid gclid ttclid kwaiclid bbg isBgeTest cid'
    expect([...TRACKED_PARAMETERS].sort()).toEqual(named.split(' ').sort())
  })

  it('are a query of their own, in one order whatever the address’s', () => {
    const all = TRACKED_PARAMETERS.map((name) => `${name}=${name}-1`)
    expect(trackedOf(`?${all.join('&')}`)).toBe(`?${all.join('&')}`)
    expect(trackedOf(`?${all.toReversed().join('&')}`)).toBe(`?${all.join('&')}`)
  })

  it('are none of the others: no token, no lane', () => {
    expect(trackedOf('?token=secret&lane=Slots&r=x')).toBe('?r=x')
    expect(trackedOf('?token=secret&R=x')).toBe('')
  })

  it.each(['', '?', '?r=', '?lane=Slots'])('are none where the address has none: %j', (search) => {
    expect(trackedOf(search)).toBe('')
  })

  it('are written as an address writes them, and the first of each counts', () => {
    expect(trackedOf('?r=a%26b c&r=second')).toBe('?r=a%26b+c')
  })

  it('carry on what the address itself does: a list hands on nothing else', () => {
    const search = '?lane=Slots&r=x&token=secret&inApp=1'
    expect(withTracked('/m/game?r=own#top', trackedOf(search))).toEqual(
      withTracked('/m/game?r=own#top', search),
    )
  })
})
