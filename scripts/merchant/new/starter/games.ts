import type { Order } from '../order.ts'
import type { Say } from './say.ts'

const VENDORS = { RNG: 'TCG Slots', PVP: 'TCG Cards', TCG: 'TCG' } as const
type Vendor = keyof typeof VENDORS

/** Games of a new merchant. Their names are the same in all languages, and the start of the code selects the picture. */
const LANES: readonly (readonly [
  title: 'shell:hot' | 'shell:games',
  games: readonly (readonly [code: string, name: string, vendor: Vendor])[],
])[] = [
  [
    'shell:hot',
    [
      ['DRAGONGOLD', 'Dragon Gold', 'RNG'],
      ['FRUITFIESTA', 'Fruit Fiesta', 'RNG'],
      ['ROCKETRISE', 'Rocket Rise', 'TCG'],
      ['CARDBACCA', 'Baccarat', 'PVP'],
    ],
  ],
  [
    'shell:games',
    [
      ['GEMGARDEN', 'Gem Garden', 'RNG'],
      ['COINQUEST', 'Coin Quest', 'RNG'],
      ['CROWNROYAL', 'Crown Royal', 'RNG'],
      ['LANTERNNIGHT', 'Lantern Night', 'RNG'],
      ['WHEELBONUS', 'Bonus Wheel', 'RNG'],
      ['CARDPOKER', 'Poker', 'PVP'],
      ['DICEDUEL', 'Dice Duel', 'PVP'],
      ['FISHREEF', 'Reef Hunt', 'TCG'],
      ['BALLBINGO', 'Bingo', 'TCG'],
    ],
  ],
]

const FIRST_NODE = 9101

/** `GCSGAME_newGameVendor` of a new merchant. */
export function lanesOf({ code }: Pick<Order, 'code'>, say: Say): object {
  const order = LANES.flatMap(([, games]) => games.map(([game]) => game))
  const lanes = LANES.map(([title, games]) => ({
    title: say(title),
    gameClassify: [
      {
        vendors: [...new Set(games.map(([, , vendor]) => vendor))].map((vendor) => ({
          vendor,
          displayName: VENDORS[vendor],
          icon: `/m/merchants/${code}/vendors/${vendor}.svg`,
        })),
      },
    ],
    gameCount: games.length,
    cards: games.map(([game, displayName, vendor]) => ({
      accountTypeName: vendor,
      displayName,
      code: game,
      nodeId: String(FIRST_NODE + order.indexOf(game)),
      vendor,
      gameType: vendor === 'PVP' ? 'PVP' : 'RNG',
      image: `/m/merchants/${code}/games/${game}.svg`,
      hasTrial: true,
    })),
  }))
  return { data: { lanes } }
}
