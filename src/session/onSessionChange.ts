import type { SessionInfo } from './codec.ts'
import type { SessionStore } from './store.ts'

export interface SessionChangeOptions {
  /** Which sessions count; default: every one. */
  readonly of?: (store: SessionStore) => SessionInfo | undefined
  /** Whose session it was so far: one that is over, or not that one, is told of at once. Default: the current one. */
  readonly since?: SessionInfo | undefined
}

/**
 * Tells when the session becomes another one: another token, or none. What is only learned about a session tells nobody.
 * Storage says the same by then.
 *
 * @param changed hears the new session and the one before, undefined where there is none
 * @returns how to stop
 */
export function onSessionChange(
  store: SessionStore,
  changed: (now: SessionInfo | undefined, before: SessionInfo | undefined) => void,
  options: SessionChangeOptions = {},
): () => void {
  const { of = ({ current }) => current() } = options
  let last = 'since' in options ? options.since : of(store)
  const look = () => {
    const before = last
    last = of(store)
    if (last?.token !== before?.token) changed(last, before)
  }
  look()
  return store.subscribe(look)
}
