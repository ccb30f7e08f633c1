import type { SessionInfo } from './codec.ts'
import type { SessionStore } from './store.ts'

export interface SessionChangeOptions {
  /** Selects the sessions that count; default: all of them. */
  readonly of?: (store: SessionStore) => SessionInfo | undefined
  /**
   * The previous session: if it has ended or is not this one, `changed` is called at once. Default: the current one.
   */
  readonly since?: SessionInfo | undefined
}

/**
 * Calls `changed` when the session's token changes or the session ends, not when only its details change.
 * Storage is already up to date then.
 *
 * @param changed receives the new and the previous session, undefined if there is none
 * @returns a function that stops listening
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
