import { describe, expect, it } from 'vitest'
import { MOST_PLACES, placesOf } from '../../../../src/features/missions/model/board.ts'
import { missionsOf } from '../../../../src/features/missions/model/missions.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const stateOf = (mission: object, claimed: readonly string[] = []) =>
  missionsOf({ missions: [{ id: 1, title: 'Play', ...mission }] }, claimed, NOW)[0]?.state

describe('a mission', () => {
  it.each([
    [{ done: 2, total: 5 }, 'open'],
    [{ done: 5, total: 5 }, 'claimable'],
    [{ done: 9, total: 5 }, 'claimable'],
    [{}, 'open'],
    [{ done: 0, total: 0 }, 'open'],
    [{ done: 5, total: 5, state: 'open' }, 'open'],
    [{ state: ' CLAIMABLE ' }, 'claimable'],
    [{ done: 5, total: 5, state: 'claimed' }, 'claimed'],
    [{ done: 5, total: 5, state: 'something' }, 'open'],
  ])('%j is %s', (mission, state) => expect(stateOf(mission)).toBe(state))

  it('that was claimed in this session stays claimed', () => {
    expect(stateOf({ done: 5, total: 5 }, ['1'])).toBe('claimed')
  })

  it('that is over is gone, unless there is still something to claim', () => {
    const endsAt = '2026-11-21T11:59:59Z'
    expect(stateOf({ endsAt })).toBeUndefined()
    expect(stateOf({ endsAt, state: 'claimable' })).toBe('claimable')
    expect(stateOf({ endsAt: NOW + 1 })).toBe('open')
    expect(stateOf({ endsAt: 'soon' })).toBe('open')
  })

  it('never has more done than there is to do', () => {
    expect(missionsOf({ missions: [{ id: 1, title: 'x', done: 9, total: 5 }] }, [], NOW)[0]?.done).toBe(5)
  })
})

it('missions stand by what can be done with them, each once', () => {
  const missions = [
    { id: 1, title: 'a', state: 'claimed' },
    { id: 2, title: 'b' },
    { id: 3, title: 'c', state: 'claimable' },
    { id: '2', title: 'again' },
  ]
  expect(missionsOf({ missions }, [], NOW).map(({ title }) => title)).toEqual(['c', 'b', 'a'])
  expect(missionsOf(undefined, [], NOW)).toEqual([])
})

describe('the leader board', () => {
  const entries = [
    { rank: 2, name: ' b ', score: 20 },
    { rank: 1, name: 'a', score: 30 },
  ]

  it('stands by rank, and marks the member’s own place', () => {
    expect(placesOf({ entries, own: { rank: 2, score: 20 } })).toEqual([
      { rank: 1, name: 'a', score: 30, own: false },
      { rank: 2, name: 'b', score: 20, own: true },
    ])
  })

  it('ends with the member who is not among the best', () => {
    expect(placesOf({ entries, own: { rank: 412, score: 1 } }).at(-1)).toEqual({
      rank: 412,
      name: '',
      score: 1,
      own: true,
    })
  })

  it('is as long as a person reads', () => {
    const many = Array.from({ length: 400 }, (_, at) => ({ rank: at + 1 }))
    expect(placesOf({ entries: many })).toHaveLength(MOST_PLACES)
    expect(placesOf(undefined)).toEqual([])
  })
})
