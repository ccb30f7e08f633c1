import { opening as M1 } from './M1/opening.ts'
import { opening as M2 } from './M2/opening.ts'
import { opening as M3 } from './M3/opening.ts'

/**
 * Where what home begins with will stand, as CSS, by the types of its sections up to the one that is meant. `--cosy` is 1 in a
 * theme that is not dense, `--more` how many pictures follow the first.
 */
export type Opening = Readonly<Record<string, string>>

/** By layout id: what of a first visit's home can be shown before anything of the app has come (`boot/opening.ts`). */
export const OPENINGS: Readonly<Record<string, Opening>> = { M1, M2, M3 }
