import type { GameVendorLanes } from '../../src/generated/types.ts'

/** The number of games of a very large platform. */
export const MANY = 3000
const LANES = 12
const VENDORS = 20
/** One of so many games has a demo. */
const TRIALS = 3

const vendorOf = (number: number): string => `V${String((number % VENDORS) + 1).padStart(2, '0')}`
/** The name of a game: unique, and one or two lines long. */
export const nameOf = (number: number): string =>
  number % 5 === 0
    ? `Game ${String(number).padStart(4, '0')} of the Golden Dragon`
    : `Game ${String(number).padStart(4, '0')}`

/** Three thousand games of twenty vendors in twelve lanes, with the merchant's own pictures. */
export function manyGames(pictures: readonly string[]): GameVendorLanes {
  const size = MANY / LANES
  return {
    data: {
      lanes: Array.from({ length: LANES }, (_, lane) => ({
        title: `Lane ${lane + 1}`,
        gameCount: size,
        gameClassify: [
          {
            vendors: Array.from({ length: VENDORS }, (__, number) => ({
              vendor: vendorOf(number),
              displayName: `Vendor ${number + 1}`,
            })),
          },
        ],
        cards: Array.from({ length: size }, (__, at) => {
          const number = lane * size + at
          return {
            code: `G${number}`,
            displayName: nameOf(number),
            vendor: vendorOf(number),
            gameType: 'RNG',
            accountTypeName: 'RNG',
            nodeId: number,
            image: pictures[number % pictures.length] ?? '',
            hasTrial: number % TRIALS === 0,
          }
        }),
      })),
    },
  }
}
