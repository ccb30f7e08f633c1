import { createToastStore } from './toastStore.ts'

/** The page's queue of toasts. `ToastHost` shows it. */
export const toasts = createToastStore()
