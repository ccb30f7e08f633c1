import type { GameVendor } from '../../../generated/types.ts'

/** Vendors stand in steps, so that something fits between two of them (part 2, section 9). */
export const FIRST_ORDINAL = 100
export const ORDINAL_STEP = 100

/** What a vendor's ordinal gains when its games are of this account type. */
const EXTRAS: Readonly<Record<string, { readonly accountType: string; readonly by: number }>> = {
  ELOTT: { accountType: 'SEA_LOTT', by: 5 },
  LOTT: { accountType: 'VIETNAM_LOTTO', by: 1 },
}

const MERGED = 'TCG'
const MERGED_FROM: readonly string[] = ['RNG', 'PVP']
const PHILIPPINE = '123BET'

/** The vendor as players know it: RNG and PVP are TCG; where the currency is TLB, BTI and TCG* are 123BET. */
export function shownVendor(code: string, currency: string): string {
  const vendor = MERGED_FROM.includes(code) ? MERGED : code
  if (currency !== 'TLB') return vendor
  return vendor === 'BTI' || vendor.startsWith(MERGED) ? PHILIPPINE : vendor
}

/** A game as far as its vendor goes. */
export interface Made {
  readonly vendor?: string
  readonly accountTypeName?: string
}

export interface ShownVendor {
  readonly code: string
  readonly name: string
  readonly icon?: string
  readonly ordinal: number
}

/**
 * The vendors of a lane by ordinal: those that the lane names, then those of games that it forgot to name. Vendors that
 * are shown as one are one; it bears the name and the picture that were sent for its own code, if any were.
 */
export function orderVendors(
  named: readonly GameVendor[],
  games: readonly Made[],
  currency: string,
): readonly ShownVendor[] {
  const sent: GameVendor[] = [...named, ...games.flatMap(({ vendor }) => (vendor ? [{ vendor }] : []))]
  const groups = new Map<string, GameVendor[]>()
  for (const one of sent) {
    const code = shownVendor(one.vendor, currency)
    groups.set(code, [...(groups.get(code) ?? []), one])
  }
  return [...groups]
    .map(([code, ones], index) => {
      const own = ones.filter(({ vendor }) => vendor === code)
      const icon = own.find((one) => one.icon)?.icon ?? ones.find((one) => one.icon)?.icon
      return {
        code,
        name: own.find((one) => one.displayName)?.displayName ?? code,
        ordinal: FIRST_ORDINAL + index * ORDINAL_STEP + extraOf(code, games),
        ...(icon && { icon }),
      }
    })
    .sort((a, b) => a.ordinal - b.ordinal)
}

function extraOf(code: string, games: readonly Made[]): number {
  const extra = EXTRAS[code]
  const has = games.some((game) => game.vendor === code && game.accountTypeName === extra?.accountType)
  return extra && has ? extra.by : 0
}
