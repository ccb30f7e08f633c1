import { createToastStore } from './toastStore.ts'

/** The page's one queue of toasts; `ToastHost` shows it. */
export const toasts = createToastStore()
