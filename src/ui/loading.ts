import { createLoadingStore } from './loadingStore.ts'

/** The page's loading indicator, for work without a place on the screen. `LoadingHost` shows it. */
export const loading = createLoadingStore()
