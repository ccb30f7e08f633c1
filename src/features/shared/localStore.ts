import { safeStorage } from '../../session/storage.ts'

/** Local storage for features; works, for as long as the page lives, where the browser's does not. */
export const localStore = safeStorage(() => window.localStorage)
