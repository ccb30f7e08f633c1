import { describe, expect, it } from 'vitest'
import { entryBehind } from '../../../../../src/features/games/launchGame/model/wayOut.ts'

const OWN = '/m/launchGame'
const history = (...paths: readonly string[]) => ({
  entries: paths.map((path, at) => ({ key: `k${at}`, url: `https://play.test${path}` })),
  index: paths.length - 1,
})

describe('the way out of a game', () => {
  it('is the page before it, when the game leads back there, with whatever it was showing', () => {
    expect(entryBehind(history('/m/home', '/m/launchGame?code=A'), '/m/home', OWN)).toBe('k0')
    expect(
      entryBehind(history('/m/home', '/m/game?lane=x&q=y', '/m/launchGame?code=A'), '/m/game?lane=x', OWN),
    ).toBe('k1')
  })

  it('is past other launches of games', () => {
    const steps = history('/m/home', '/m/launchGame?code=A', '/m/launchGame?code=B')
    expect(entryBehind(steps, '/m/home', OWN)).toBe('k0')
  })

  it('is opened where the page before is another one, or there is none', () => {
    expect(entryBehind(history('/m/home', '/m/game', '/m/launchGame'), '/m/home', OWN)).toBeUndefined()
    expect(entryBehind(history('/m/launchGame'), '/m/home', OWN)).toBeUndefined()
    expect(entryBehind({ entries: [], index: -1 }, '/m/home', OWN)).toBeUndefined()
  })

  it('is never a page that the player has come back from', () => {
    const { entries } = history('/m/launchGame', '/m/home')
    expect(entryBehind({ entries, index: 0 }, '/m/home', OWN)).toBeUndefined()
  })

  it('does not lead to a page whose address the browser keeps to itself', () => {
    expect(
      entryBehind(
        {
          entries: [
            { key: 'a', url: null },
            { key: 'b', url: null },
          ],
          index: 1,
        },
        '/m/home',
        OWN,
      ),
    ).toBeUndefined()
  })
})
