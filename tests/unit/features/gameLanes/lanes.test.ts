import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chosenLane,
  folded,
  limited,
  playedCards,
  searched,
  withTitles,
} from '../../../../src/features/gameLanes/model/choose.ts'
import { lanesOf } from '../../../../src/features/gameLanes/model/lanes.ts'

const around = {
  currency: 'BRL',
  pictures: (text: unknown) => (text ? [String(text)] : []),
  launch: (code: string, vendor: string | undefined) => ({ to: `/${vendor}/${code}` }),
}
const sent = {
  data: {
    lanes: [
      {
        title: 'Slots',
        gameCount: 120,
        gameClassify: [{ vendors: [{ vendor: 'RNG', displayName: 'TCG Slots', icon: '/rng.svg' }] }],
        cards: [
          { code: 'A', displayName: 'Dragão do Rio', vendor: 'RNG', image: '/a.svg', hasTrial: true },
          { code: 'B', displayName: 'Açaí', vendor: 'PVP' },
        ],
      },
      { title: 'Slots', cards: [{ code: 'A', displayName: 'Đại Phát', vendor: 'BTI' }] },
      { title: 'Nothing', cards: [] },
      {},
    ],
  },
}
const lanes = lanesOf(sent, around)

describe('game lanes', () => {
  it('leave out lanes without games, and tell twins apart', () => {
    expect(lanes.map(({ id }) => id)).toEqual(['Slots', 'Slots 2'])
  })

  it('count every game of the lane, not only the cards that were sent', () => {
    expect(lanes.map(({ count }) => count)).toEqual([120, 1])
  })

  it('show a card with the vendor as players know it, and launch it with the one that was sent', () => {
    expect(lanes[0]?.cards[0]).toMatchObject({
      vendor: 'TCG',
      vendorName: 'TCG',
      trial: true,
      images: ['/a.svg'],
    })
    expect(lanes[0]?.cards[0]?.target).toEqual({ to: '/RNG/A' })
    expect(lanes[0]?.vendors).toEqual([{ code: 'TCG', name: 'TCG', icon: '/rng.svg' }])
  })

  it('are none where nothing was sent', () => {
    expect(lanesOf(undefined, around)).toEqual([])
    expect(lanesOf({ data: {} }, around)).toEqual([])
  })
})

describe('what the template chooses', () => {
  it('is the named lanes in its order, without minding case', () => {
    const all = [{ title: 'Live' }, { title: 'Slots' }]
    expect(withTitles(all, ['slots', 'LIVE', 'None', 'slots'])).toEqual([
      { title: 'Slots' },
      { title: 'Live' },
    ])
    expect(withTitles(all, undefined)).toBe(all)
  })

  it('limits the cards and not the count', () => {
    expect(limited(lanes, 1)[0]).toMatchObject({ count: 120, cards: [{ code: 'A' }] })
    expect(limited(lanes, undefined)).toBe(lanes)
  })
})

describe('the search', () => {
  it.each([
    ['dragao', ['A']],
    ['DRAGÃO  rio', ['A']],
    ['acai', ['B']],
    ['dai phat', ['A']],
    ['tcg', ['A', 'B']],
    ['xyz', []],
  ])('%j finds %j', (search, codes) => {
    expect(searched(lanes, search).flatMap(({ cards }) => cards.map(({ code }) => code))).toEqual(codes)
  })

  it('leaves everything as it is without words', () => {
    expect(searched(lanes, '  ')).toBe(lanes)
  })

  it('counts what it found', () => {
    expect(searched(lanes, 'dragao')[0]?.count).toBe(1)
  })

  it('never throws, finds a game by its own name, and adds nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        fc.pre(folded(name) !== '')
        const one = lanesOf(
          { data: { lanes: [{ title: 'x', cards: [{ code: 'c', displayName: name }] }] } },
          around,
        )
        expect(searched(one, name)[0]?.cards).toHaveLength(1)
        expect(searched(lanes, name).length).toBeLessThanOrEqual(lanes.length)
      }),
    )
  })
})

it('finds what was played, most recent first, and forgets games that are gone', () => {
  const played = [
    { code: 'A', vendor: 'BTI' },
    { code: 'gone', vendor: 'RNG' },
    { code: 'B', vendor: '' },
  ]
  expect(playedCards(lanes, played).map(({ name }) => name)).toEqual(['Đại Phát', 'Açaí'])
})

it('believes a lane of the address only where there is one', () => {
  expect(chosenLane(lanes, 'Slots 2')).toBe('Slots 2')
  expect(chosenLane(lanes, 'other')).toBeUndefined()
  expect(chosenLane(lanes, null)).toBeUndefined()
})
