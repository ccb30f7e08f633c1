import { placeholder as M1 } from './M1/placeholder.ts'
import { placeholder as M2 } from './M2/placeholder.ts'
import { placeholder as M3 } from './M3/placeholder.ts'

/** What is known about home before it is rendered. */
export interface UpcomingHome {
  /** Types of all of its sections, as its template names them. */
  readonly types: readonly string[]
  readonly guest: boolean
}

/**
 * The CSS position of a future element; undefined: unknown. `--cosy` is 1 in a theme that is not dense, `--more` is the
 * number of pictures after the first.
 */
export type Place = (home: UpcomingHome) => string | undefined

/** Positions of home's first elements, by the types of its sections up to the element's own. */
export type LayoutPlaceholder = Readonly<Record<string, Place>>

/** By layout id: placeholders of home that a first visit shows before the app has loaded (`boot/placeholder.ts`). */
export const PLACEHOLDERS: Readonly<Record<string, LayoutPlaceholder>> = { M1, M2, M3 }
