import { safeStorage } from '../../session/storage.ts'

/** How a session began. */
export type Arrival = 'login' | 'registration'

const KEY = 'SHELL_arrivedBy'

/** Stores how the session began for this tab's next document, where the session already exists. */
export function noteArrival(by: Arrival, storage: Pick<Storage, 'setItem'> = tabStore): void {
  storage.setItem(KEY, by)
}

/** Reads and removes how this tab's session began, as the previous document stored it. */
export function takeArrival(
  storage: Pick<Storage, 'getItem' | 'removeItem'> = tabStore,
): Arrival | undefined {
  const by = storage.getItem(KEY)
  storage.removeItem(KEY)
  return by === 'login' || by === 'registration' ? by : undefined
}

const tabStore = safeStorage(() => window.sessionStorage)
