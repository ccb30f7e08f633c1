import { pairwise, type Row } from './pairwise.ts'

/** Which settings of flags a run looks at. Absent in a run: what `test:full` does, all off and all on. */
export const SWEEPS = ['ends', 'flips', 'pairwise'] as const
export type Sweep = (typeof SWEEPS)[number]

/** One way to set all flags of a merchant. */
export interface FlagSetting {
  /** `allOff`, `allOn`, the flag that is flipped, or a row of the pairwise table. */
  readonly id: string
  readonly flags: Row
}

/**
 * What a merchant's flags are set to in a sweep. Its own configuration is what every other cell of the
 * matrix is.
 *
 * @param own the merchant's own configuration: each flip is of one flag in it
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
