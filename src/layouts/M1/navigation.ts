import type { NavigationEntry } from '../../registry/feature.ts'
import type { ScreenId } from '../../registry/ids.ts'
import type { Plan } from '../../registry/plan.ts'

/** The bar holds this many entries at most. */
export const BAR_ENTRIES = 5

/** An entry of the bar: where it leads, and whether it stands in the middle, raised. */
export interface BarEntry extends NavigationEntry {
  readonly to: string
  readonly raised: boolean
}

/** The canonical path of a screen, while it is reachable. */
export function pathOf(plan: Pick<Plan, 'screens'>, screen: ScreenId): string | undefined {
  return plan.screens.find((planned) => planned.screen.id === screen)?.screen.paths[0]
}

/** The bar's entries, the most important first. Only an odd number has a middle: of an even one nothing is raised. */
export function barEntries(plan: Pick<Plan, 'screens' | 'navigation'>): BarEntry[] {
  const entries = plan.navigation
    .flatMap((entry) => {
      const path = pathOf(plan, entry.screen)
      return path === undefined ? [] : [{ ...entry, to: path + (entry.suffix ?? '') }]
    })
    .slice(0, BAR_ENTRIES)
  const middle = entries.length % 2 === 1 && entries.length > 1 ? (entries.length - 1) / 2 : -1
  return entries.map((entry, at) => ({ ...entry, raised: at === middle }))
}

/** The entry of the screen that shows: of several that lead to it, the one whose query or hash is in the address. */
export function currentEntry(
  entries: readonly BarEntry[],
  screen: ScreenId,
  address: { readonly search: string; readonly hash: string },
): BarEntry | undefined {
  const here = entries.filter((entry) => entry.screen === screen)
  const suffixed = here.find(
    ({ suffix }) => suffix && (suffix === address.hash || holds(address.search, suffix)),
  )
  return suffixed ?? here.find(({ suffix }) => !suffix)
}

/** Whether the address carries every parameter of the suffix, among others. */
function holds(search: string, suffix: string): boolean {
  if (!suffix.startsWith('?')) return false
  const there = new URLSearchParams(search)
  return [...new URLSearchParams(suffix)].every(([name, value]) => there.get(name) === value)
}
