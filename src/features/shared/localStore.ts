import { safeStorage } from '../../session/storage.ts'

/** Local storage for features. If the browser's is not available, values last as long as the page. */
export const localStore = safeStorage(() => window.localStorage)
