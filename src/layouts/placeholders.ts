import { placeholder as M1 } from './M1/placeholder.ts'
import { placeholder as M2 } from './M2/placeholder.ts'
import { placeholder as M3 } from './M3/placeholder.ts'

/** What is known of a home before it is there. */
export interface UpcomingHome {
  /** Types of all of its sections, as its template names them. */
  readonly types: readonly string[]
  readonly guest: boolean
}

/**
 * Where something will stand, as CSS; undefined: nobody knows yet. `--cosy` is 1 in a theme that is not dense, `--more` how
 * many pictures follow the first.
 */
export type Place = (home: UpcomingHome) => string | undefined

/** Where what home begins with will stand, by the types of its sections up to the one that is meant. */
export type LayoutPlaceholder = Readonly<Record<string, Place>>

/** By layout id: what of a first visit's home can be shown before anything of the app has come (`boot/placeholder.ts`). */
export const PLACEHOLDERS: Readonly<Record<string, LayoutPlaceholder>> = { M1, M2, M3 }
