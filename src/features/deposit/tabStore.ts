import { safeStorage } from '../../session/storage.ts'

/** Session storage: its content ends with the tab and with the session. */
export const tabStore = safeStorage(() => window.sessionStorage)
