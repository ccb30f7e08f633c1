import type { GameVendor } from '../../../../generated/types.ts'
import type { GameMaker } from '../../../../layouts/parts.ts'

/** Vendors stand in steps, so that something fits between two of them (docs/conformance.md § 2.9). */
export const FIRST_ORDINAL = 100
export const ORDINAL_STEP = 100

/** What a vendor's ordinal gains when its games are of this account type. */
const EXTRAS: Readonly<Record<string, { readonly accountType: string; readonly by: number }>> = {
  ELOTT: { accountType: 'SEA_LOTT', by: 5 },
  LOTT: { accountType: 'VIETNAM_LOTTO', by: 1 },
}

const MERGED = 'TCG'
const MERGED_FROM: readonly string[] = ['RNG', 'PVP']
const TLB = 'TLB'
/** A currency is known by its first letters (docs/conformance.md § 2.9). */
const CODE_LENGTH = 3
const PHILIPPINE = '123BET'

/** Whose currency renames vendors: the member's, else the country's, else the site's. */
export const namingCurrency = (
  member: string | null | undefined,
  country: string | undefined,
  site: string,
): string => member?.trim() || country?.trim() || site

/** The vendor as players know it: RNG and PVP are TCG; where the currency is TLB, BTI and TCG* are 123BET. */
export function shownVendor(code: string, currency: string): string {
  const vendor = MERGED_FROM.includes(code) ? MERGED : code
  if (currency.trim().slice(0, CODE_LENGTH).toUpperCase() !== TLB) return vendor
  return vendor === 'BTI' || vendor.startsWith(MERGED) ? PHILIPPINE : vendor
}

/** A game as far as its vendor goes. */
export interface Made {
  readonly vendor?: string
  readonly accountTypeName?: string
}

export interface ShownVendor extends GameMaker {
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
  const makers = new Set(games.flatMap(({ vendor }) => vendor || []))
  const groups = new Map<string, GameVendor[]>()
  for (const one of [...named, ...[...makers].map((vendor): GameVendor => ({ vendor }))]) {
    const code = shownVendor(one.vendor, currency)
    const group = groups.get(code)
    if (group) group.push(one)
    else groups.set(code, [one])
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
    .sort(byOrdinal)
}

/**
 * The vendors of several lanes as one list: each once, in the place that its lowest ordinal gives it. What is first in its
 * lane stands before what is second in another; of two with the same ordinal, that of the earlier lane.
 */
export function mergeVendors(lanes: readonly (readonly ShownVendor[])[]): readonly ShownVendor[] {
  const merged = new Map<string, ShownVendor>()
  for (const vendor of lanes.flat()) {
    const known = merged.get(vendor.code)
    if (!known) merged.set(vendor.code, vendor)
    else if (vendor.ordinal < known.ordinal) merged.set(vendor.code, { ...known, ordinal: vendor.ordinal })
  }
  return [...merged.values()].sort(byOrdinal)
}

const byOrdinal = (one: ShownVendor, other: ShownVendor): number => one.ordinal - other.ordinal

function extraOf(code: string, games: readonly Made[]): number {
  const extra = EXTRAS[code]
  if (!extra) return 0
  const has = games.some((game) => game.vendor === code && game.accountTypeName === extra.accountType)
  return has ? extra.by : 0
}
