/** The platform's lotteries: those of Vietnam and of South-East Asia (docs/conformance.md § 1.1, § 1.7). */
export type LotteryArea = 'VN' | 'SEA'

/** The vendor with which each lottery is launched. */
export const LOTTERY_VENDORS: Readonly<Record<LotteryArea, string>> = { VN: 'LOTT', SEA: 'ELOTT' }

/** The vendors, game types and account types of lotteries, by the names that a back office sends. */
const AREAS: ReadonlyMap<string, LotteryArea> = new Map([
  ['LOTT', 'VN'],
  ['VIETNAM_LOTTO', 'VN'],
  ['ELOTT', 'SEA'],
  ['SEA_LOTT', 'SEA'],
])

/** The lottery of the first name that means one; undefined: another kind of game. */
export function lotteryArea(...names: readonly (string | undefined)[]): LotteryArea | undefined {
  for (const name of names) {
    const area = AREAS.get(name ?? '')
    if (area) return area
  }
  return undefined
}

/** The code of a lottery's lobby. */
export const LOBBY_CODE = 'lobby'

/** The code is 'lobby' if the node is the lottery lobby (docs/conformance.md § 2.2) or if the lottery has no game code. */
export const lotteryCode = (code: string, node: string | undefined): string =>
  code === '' || node?.toLowerCase() === LOBBY_CODE ? LOBBY_CODE : code
