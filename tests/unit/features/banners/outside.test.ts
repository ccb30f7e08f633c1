import { describe, expect, it } from 'vitest'
import { outsideAddress } from '../../../../src/features/banners/model/outside.ts'

const SCOPE = { origin: 'https://play.test', domains: ['friend.test'], trustedHosts: ['trusted.test:8443'] }
const PLAYER = { token: 't0ken', userName: 'ann b' }

describe('the address of another site at a tap', () => {
  it.each([
    [
      'of the domain list',
      'https://friend.test/a?x=1',
      'https://friend.test/a?x=1&token=t0ken&username=ann+b',
    ],
    [
      'that is trusted',
      'https://trusted.test:8443/',
      'https://trusted.test:8443/?token=t0ken&username=ann+b',
    ],
    ['of the site itself', 'https://play.test/shop', 'https://play.test/shop?token=t0ken&username=ann+b'],
    [
      'once, whatever it says already',
      'https://friend.test/?token=a&token=b&username=c',
      'https://friend.test/?token=t0ken&username=ann+b',
    ],
  ])('has token and username on a host %s', (_, href, address) => {
    expect(outsideAddress(href, PLAYER, SCOPE)).toBe(address)
  })

  it.each([
    'https://stranger.test/',
    'https://friend.test.stranger.test/',
    'https://sub.friend.test/',
    'https://friend.test:444/',
    'http://friend.test/',
    'https://friend.test./',
    'https://trusted.test/',
    'https://play.test@stranger.test/',
    'https://xn--frend-q4a.test/',
    'https://',
  ])('stays as it is for %s', (href) => {
    expect(outsideAddress(href, PLAYER, SCOPE)).toBe(href)
  })

  it('stays as it is for a guest', () => {
    expect(outsideAddress('https://friend.test/', undefined, SCOPE)).toBe('https://friend.test/')
  })

  it('has the token alone where nobody knows the name', () => {
    expect(outsideAddress('https://friend.test/', { token: 't', userName: null }, SCOPE)).toBe(
      'https://friend.test/?token=t',
    )
  })
})
