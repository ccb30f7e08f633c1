import { act } from 'react'
import { queryClientOf } from '../../../src/features/shared/queries.ts'
import type { AppContext } from '../../../src/registry/AppContext.ts'

/** An answer may start the next request: this many quiet turns in a row count as settled. */
const QUIET_TURNS = 2
/** A busy machine is slow; a page that does not settle at all is an error. */
const MAX_TURNS = 1000

/** One task, with all the rendering that it causes. */
export const turn = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)))

/**
 * Waits until no query and no mutation of the app is under way, nothing in the document is busy, and `holds` is true.
 *
 * @throws Error if this does not happen in 5 seconds or more
 */
export async function settled(app: AppContext, holds: () => boolean = () => true): Promise<void> {
  const queries = queryClientOf(app)
  const isQuiet = () =>
    queries.isFetching() + queries.isMutating() === 0 &&
    !document.querySelector('[aria-busy=true]') &&
    holds()
  for (let turns = 0, quiet = 0; quiet < QUIET_TURNS; turns += 1) {
    if (turns > MAX_TURNS) throw new Error(`The page did not settle: ${document.body.textContent}`)
    await turn()
    quiet = isQuiet() ? quiet + 1 : 0
  }
}
