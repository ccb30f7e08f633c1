import { safeStorage } from '../../session/storage.ts'

/** How somebody came to be in a session. */
export type Arrival = 'login' | 'registration'

const KEY = 'SHELL_arrivedBy'

/** Keeps for the next document of this tab how the session began: it finds the session there already. */
export function noteArrival(by: Arrival, storage: Pick<Storage, 'setItem'> = tabStore): void {
  storage.setItem(KEY, by)
}

/** How the session of this tab began, where the document before was left for that; once. */
export function takeArrival(
  storage: Pick<Storage, 'getItem' | 'removeItem'> = tabStore,
): Arrival | undefined {
  const by = storage.getItem(KEY)
  storage.removeItem(KEY)
  return by === 'login' || by === 'registration' ? by : undefined
}

const tabStore = safeStorage(() => window.sessionStorage)
