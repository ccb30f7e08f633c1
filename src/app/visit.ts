import { safeStorage } from '../session/storage.ts'

/** Session storage: an overlay has opened by itself in this visit. */
export const OPENED_KEY = 'SHELL_openedByItself'

const perTab = safeStorage(() => window.sessionStorage)

/** Whether an overlay has opened by itself in this visit: promotions of the app begin as a pill then. */
export const hasOpened = (): boolean => perTab.getItem(OPENED_KEY) === '1'

export const keepOpened = (): void => perTab.setItem(OPENED_KEY, '1')
