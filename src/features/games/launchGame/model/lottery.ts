/** The lotteries of the platform: Vietnam's, and those of South-East Asia (docs/conformance.md § 1.1, § 1.7). */
export type LotteryArea = 'VN' | 'SEA'

/** The vendor by which each is launched. */
export const LOTTERY_VENDORS: Readonly<Record<LotteryArea, string>> = { VN: 'LOTT', SEA: 'ELOTT' }

/** Vendors, game types and account types that are lotteries, by the names under which a back office sends them. */
const AREAS: ReadonlyMap<string, LotteryArea> = new Map([
  ['LOTT', 'VN'],
  ['VIETNAM_LOTTO', 'VN'],
  ['ELOTT', 'SEA'],
  ['SEA_LOTT', 'SEA'],
])

/** Which lottery the first of these names that is one stands for; undefined: another kind of game. */
export function lotteryArea(...names: readonly (string | undefined)[]): LotteryArea | undefined {
  for (const name of names) {
    const area = AREAS.get(name ?? '')
    if (area) return area
  }
  return undefined
}

/** The code that stands for a lottery's lobby. */
export const LOBBY_CODE = 'lobby'

/** The code is 'lobby' when the node is the lottery lobby (docs/conformance.md § 2.2), and where a lottery names no game. */
export const lotteryCode = (code: string, node: string | undefined): string =>
  code === '' || node?.toLowerCase() === LOBBY_CODE ? LOBBY_CODE : code
