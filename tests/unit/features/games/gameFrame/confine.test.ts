import { describe, expect, it } from 'vitest'
import { confine } from '../../../../../src/features/games/gameFrame/model/confine.ts'
import { placeOf } from '../../../../../src/features/games/gameFrame/model/place.ts'

const scope = { origin: 'https://play.test', domains: [], trustedHosts: ['lotto.test'] }
const sandboxOf = (address: string) => confine(new URL(address), scope).sandbox.split(' ')

describe('the confinement of a game', () => {
  it('lets no game open dialogs, start downloads or lead the page away by itself', () => {
    for (const address of ['https://play.test/g', 'https://lotto.test/g', 'https://vendor.test/g']) {
      const sandbox = sandboxOf(address)
      for (const right of ['allow-modals', 'allow-downloads', 'allow-top-navigation', 'allow-presentation'])
        expect(sandbox, `${address} ${right}`).not.toContain(right)
      expect(sandbox).toContain('allow-scripts')
    }
  })

  it('never lets a game on the site’s own origin near the session', () => {
    expect(sandboxOf('https://play.test/g')).not.toContain('allow-same-origin')
    expect(confine(new URL('https://play.test/g'), scope).origin).toBe('null')
  })

  it('gives a game on another origin its own storage, and hears that origin only', () => {
    expect(sandboxOf('https://vendor.test/g')).toContain('allow-same-origin')
    expect(confine(new URL('https://vendor.test:8443/g'), scope).origin).toBe('https://vendor.test:8443')
    expect(sandboxOf('https://play.test:8443/g')).toContain('allow-same-origin')
  })

  it('lets the player tap out of a game only on hosts to which a token may go', () => {
    const right = 'allow-top-navigation-by-user-activation'
    expect(sandboxOf('https://play.test/g')).toContain(right)
    expect(sandboxOf('https://lotto.test/g')).toContain(right)
    expect(sandboxOf('https://vendor.test/g')).not.toContain(right)
    expect(sandboxOf('https://sub.lotto.test/g')).not.toContain(right)
    expect(sandboxOf('http://lotto.test/g')).not.toContain(right)
  })

  it('grants nothing of the device beyond playing', () => {
    const { allow } = confine(new URL('https://vendor.test/g'), scope)
    expect(allow).toBe('autoplay; fullscreen; screen-wake-lock; accelerometer; gyroscope')
  })
})

describe('the place of a game', () => {
  it.each([
    ['https://g.test', 'https:', 'frame'],
    ['http://g.test', 'http:', 'frame'],
    ['https://g.test', 'http:', 'frame'],
    ['http://g.test', 'https:', 'window'],
    ['http://games.localhost:4600', 'https:', 'frame'],
  ] as const)('%s on a page by %s is a %s', (game, protocol, place) => {
    expect(placeOf(new URL(game), { protocol })).toBe(place)
  })
})
