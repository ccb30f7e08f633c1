import type { CellRecord } from './record.ts'

/**
 * The cell of a baseline file, from its path without the ending (`aurora/guest.member.home.wide`). Names of screens contain
 * points too: the longest known one counts, else the first word, as for a screen that does not exist any more. Pure.
 */
export function cellNamed(
  stem: string,
  screens: readonly string[],
): Pick<CellRecord, 'merchant' | 'visitor' | 'screen' | 'state'> {
  const [merchant = '', name = ''] = stem.split('/')
  const [visitor = '', first = '', ...others] = name.split('.')
  const rest = [first, ...others].join('.')
  const screen =
    screens.filter((id) => rest === id || rest.startsWith(`${id}.`)).sort((a, b) => b.length - a.length)[0] ??
    first
  const state = rest.slice(screen.length + 1)
  return { merchant, visitor, screen, ...(state && { state }) }
}
