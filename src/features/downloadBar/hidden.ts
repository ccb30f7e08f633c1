import { safeStorage } from '../../session/storage.ts'
import { HIDE_DOWNLOAD_BAR } from './model/shows.ts'

const perTab = safeStorage(() => window.sessionStorage)

/** The bar was closed in this session. */
export const isBarHidden = (): boolean => perTab.getItem(HIDE_DOWNLOAD_BAR) === '1'

export const keepBarHidden = (): void => perTab.setItem(HIDE_DOWNLOAD_BAR, '1')
