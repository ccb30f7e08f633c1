import { createLoadingStore } from './loadingStore.ts'

/** The page's one loading indicator, for work that belongs to no place on the screen; `LoadingHost` shows it. */
export const loading = createLoadingStore()
