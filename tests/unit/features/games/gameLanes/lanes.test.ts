import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  cardsOf,
  chosenLane,
  chosenVendor,
  countGames,
  folded,
  limited,
  madeBy,
  makersOf,
  searched,
  withTitles,
} from '../../../../../src/features/games/gameLanes/model/choose.ts'
import { lanesOf } from '../../../../../src/features/games/gameLanes/model/lanes.ts'
import type { Launch } from '../../../../../src/features/games/launchGame/public.ts'

const around = {
  currency: 'BRL',
  pictures: (text: unknown) => (text ? [String(text)] : []),
  launch: ({ code, vendor }: Launch) => ({ to: `/${vendor}/${code}` }),
  tryOut: ({ code, node }: Launch) => ({ to: `/try/${code}/${node}` }),
}
const sent = {
  data: {
    lanes: [
      {
        title: 'Slots',
        gameCount: 120,
        gameClassify: [{ vendors: [{ vendor: 'RNG', displayName: 'TCG Slots', icon: '/rng.svg' }] }],
        cards: [
          {
            code: 'A',
            displayName: 'Dragão do Rio',
            vendor: 'RNG',
            image: '/a.svg',
            hasTrial: true,
            nodeId: 31,
          },
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
      trial: { to: '/try/A/31' },
      images: ['/a.svg'],
    })
    expect(lanes[0]?.cards[0]?.target).toEqual({ to: '/RNG/A' })
    expect(lanes[0]?.vendors).toEqual([{ code: 'TCG', name: 'TCG', icon: '/rng.svg', ordinal: 100 }])
  })

  it('offer to try only what can be tried', () => {
    expect(lanes.flatMap(({ cards }) => cards.map(({ trial }) => trial !== undefined))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('know the vendor of a lottery that names none, by its kind or by its wallet', () => {
    const cards = [
      { code: '1', displayName: 'a', gameType: 'SEA_LOTT' },
      { code: '2', displayName: 'b', accountTypeName: 'VIETNAM_LOTTO' },
      { code: '3', displayName: 'c', accountTypeName: 'MAIN' },
    ]
    const [lottery] = lanesOf({ data: { lanes: [{ title: 'x', cards }] } }, around)
    expect(lottery?.cards.map(({ vendor }) => vendor)).toEqual(['ELOTT', 'LOTT', ''])
    expect(lottery?.vendors.map(({ code, ordinal }) => [code, ordinal])).toEqual([
      ['ELOTT', 100],
      ['LOTT', 201],
    ])
  })

  it('make no address of a game that nobody looks at', () => {
    const pictures = vi.fn(() => [])
    const launch = vi.fn(() => undefined)
    const cards = Array.from({ length: 3000 }, (_, at) => ({
      code: `${at}`,
      displayName: `Game ${at}`,
      vendor: 'RNG',
      image: '/x.svg',
    }))
    const many = lanesOf(
      { data: { lanes: [{ title: 'x', cards }] } },
      { ...around, pictures, launch, tryOut: launch },
    )
    expect(many[0]?.cards).toHaveLength(3000)
    expect(launch).not.toHaveBeenCalled()
    // Once for the only vendor, which also has a picture.
    expect(pictures).toHaveBeenCalledTimes(1)
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

describe('the vendor filter', () => {
  const two = lanesOf(
    {
      data: {
        lanes: [
          {
            title: 'Hot',
            gameClassify: [{ vendors: [{ vendor: 'PG' }, { vendor: 'NONE' }, { vendor: 'BTI' }] }],
            cards: [
              { code: '1', displayName: 'One', vendor: 'PG' },
              { code: '2', displayName: 'Two', vendor: 'BTI' },
            ],
          },
          { title: 'Lotto', cards: [{ code: '3', displayName: 'Three', vendor: 'LOTT' }] },
        ],
      },
    },
    around,
  )
  const names = (found: typeof two) => found.map(({ title, cards }) => [title, cards.map(({ name }) => name)])

  it('offers whoever made a game of what is shown, in the platform’s order', () => {
    expect(makersOf(two, undefined).map(({ code }) => code)).toEqual(['PG', 'LOTT', 'BTI'])
    expect(makersOf(two, 'Hot').map(({ code }) => code)).toEqual(['PG', 'BTI'])
  })

  it('leaves the games of that vendor, and of all lanes only those that have some', () => {
    expect(names(madeBy(two, 'BTI', undefined))).toEqual([['Hot', ['Two']]])
    expect(madeBy(two, undefined, undefined)).toBe(two)
  })

  it('filters a chosen lane alone, so that the others can still be chosen', () => {
    expect(names(madeBy(two, 'BTI', 'Hot'))).toEqual([
      ['Hot', ['Two']],
      ['Lotto', ['Three']],
    ])
  })

  it('takes the vendor from the address only where there is such a vendor', () => {
    const makers = makersOf(two, 'Hot')
    expect(chosenVendor(makers, 'BTI')).toBe('BTI')
    expect(chosenVendor(makers, 'LOTT')).toBeUndefined()
    expect(chosenVendor(makers, null)).toBeUndefined()
  })
})

it('counts a game that stands in several lanes once', () => {
  expect(countGames([...lanes, ...lanes])).toBe(3)
})

it('finds what was played, most recent first, and forgets games that are gone', () => {
  const played = [
    { code: 'A', vendor: 'BTI' },
    { code: 'gone', vendor: 'RNG' },
    { code: 'B', vendor: '' },
  ]
  expect(cardsOf(lanes, played).map(({ name }) => name)).toEqual(['Đại Phát', 'Açaí'])
})

it('takes the lane from the address only where there is such a lane', () => {
  expect(chosenLane(lanes, 'Slots 2')).toBe('Slots 2')
  expect(chosenLane(lanes, 'other')).toBeUndefined()
  expect(chosenLane(lanes, null)).toBeUndefined()
})
