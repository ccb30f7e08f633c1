import type { GameVendor } from '../../../../generated/types.ts'
import type { GameMaker } from '../../../../layouts/games.ts'

/** Ordinals increase in steps, which leaves room between two vendors (docs/conformance.md § 2.9). */
export const FIRST_ORDINAL = 100
export const ORDINAL_STEP = 100

/** Added to a vendor's ordinal if it has games of this account type. */
const EXTRAS: Readonly<Record<string, { readonly accountType: string; readonly by: number }>> = {
  ELOTT: { accountType: 'SEA_LOTT', by: 5 },
  LOTT: { accountType: 'VIETNAM_LOTTO', by: 1 },
}

const MERGED = 'TCG'
const MERGED_FROM: readonly string[] = ['RNG', 'PVP']
const TLB = 'TLB'
/** Only the first letters of a currency are compared (docs/conformance.md § 2.9). */
const CODE_LENGTH = 3
const PHILIPPINE = '123BET'

/** The currency that decides on renaming vendors: the member's, else the country's, else the site's. */
export const namingCurrency = (
  member: string | null | undefined,
  country: string | undefined,
  site: string,
): string => member?.trim() || country?.trim() || site

/** The vendor code to show: RNG and PVP become TCG. If the currency is TLB, BTI and TCG* become 123BET. */
export function shownVendor(code: string, currency: string): string {
  const vendor = MERGED_FROM.includes(code) ? MERGED : code
  if (currency.trim().slice(0, CODE_LENGTH).toUpperCase() !== TLB) return vendor
  return vendor === 'BTI' || vendor.startsWith(MERGED) ? PHILIPPINE : vendor
}

/** The fields of a game that concern its vendor. */
export interface Made {
  readonly vendor?: string
  readonly accountTypeName?: string
}

export interface ShownVendor extends GameMaker {
  readonly ordinal: number
}

/**
 * A lane's vendors by ordinal: first those that the lane lists, then the unlisted vendors of its games. Vendors that are shown
 * with the same code are merged. The merged vendor has the name and icon that were sent for that code, if any.
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
 * The vendors of several lanes in one list, each once, sorted by its lowest ordinal. A vendor that is first in its lane comes
 * before one that is second in another lane. With equal ordinals the earlier lane comes first.
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
