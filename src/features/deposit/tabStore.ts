import { safeStorage } from '../../session/storage.ts'

/** Session storage: what is written is gone with the tab, and with the session. */
export const tabStore = safeStorage(() => window.sessionStorage)
