import { pairwise, type Row } from './pairwise.ts'

/** The flag settings that a run can test. The default of a run is that of `test:full`: all off and all on. */
export const SWEEPS = ['ends', 'flips', 'pairwise'] as const
export type Sweep = (typeof SWEEPS)[number]

/** One way to set all flags of a merchant. */
export interface FlagSetting {
  /** `allOff`, `allOn`, the flipped flag, or a row of the pairwise table. */
  readonly id: string
  readonly flags: Row
}

/**
 * The flag settings of a merchant in a sweep. All other cells of the matrix test its own configuration.
 *
 * @param own the merchant's own configuration; each flip changes one flag of it
 */
export function flagSettings(sweep: Sweep, flags: readonly string[], own: Row): FlagSetting[] {
  const all = (on: boolean): Row => Object.fromEntries(flags.map((flag) => [flag, on]))
  const ownOf = (flag: string): boolean => own[flag] === true
  if (sweep === 'ends')
    return [
      { id: 'allOff', flags: all(false) },
      { id: 'allOn', flags: all(true) },
    ]
  if (sweep === 'flips')
    return flags.map((flipped) => ({
      id: `${flipped} ${ownOf(flipped) ? 'off' : 'on'}`,
      flags: Object.fromEntries(flags.map((flag) => [flag, (flag === flipped) !== ownOf(flag)])),
    }))
  return pairwise(flags).map((row, index) => ({ id: `pairs ${index + 1}`, flags: row }))
}
