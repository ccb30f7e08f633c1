import { describe, expect, it } from 'vitest'
import { hasNoGames } from '../../../src/layouts/noGames.ts'

describe('a site without games', () => {
  const none = { lanes: { state: 'empty' }, selected: undefined, vendor: undefined, search: '' } as const

  it('has none where nothing was chosen or searched for', () => expect(hasNoGames(none)).toBe(true))

  it('may have some where a lane, a vendor or a search left them out, or while they load', () => {
    expect(hasNoGames({ ...none, selected: 'Slots' })).toBe(false)
    expect(hasNoGames({ ...none, vendor: 'TCG' })).toBe(false)
    expect(hasNoGames({ ...none, search: 'dragon' })).toBe(false)
    expect(hasNoGames({ ...none, lanes: { state: 'loading' } })).toBe(false)
  })
})
