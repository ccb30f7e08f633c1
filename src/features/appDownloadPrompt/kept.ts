import { safeStorage } from '../../session/storage.ts'
import { localStore } from '../shared/localStore.ts'
import type { PromptHistory } from './model/facts.ts'

/** Session storage: the player closed the prompt or accepted it. The specification defines no keys. */
export const SKIP_KEY = 'SHELL_appDownloadSkip'
/** Local storage: how often it was closed. */
export const CLOSES_KEY = 'SHELL_appDownloadCloses'
/** Local storage: a forced prompt has been shown. */
export const FORCED_KEY = 'SHELL_appDownloadForced'
/** Local storage: this member has visited this page. */
export const VISITED_KEY = 'SHELL_appDownloadVisited'

const perTab = safeStorage(() => window.sessionStorage)
const YES = '1'

const readCloses = (): number => {
  const closes = Number(localStore.getItem(CLOSES_KEY) ?? 0)
  return Number.isSafeInteger(closes) && closes > 0 ? closes : 0
}

/** The stored history of the prompt. */
export const readHistory = (): PromptHistory => ({
  skipped: perTab.getItem(SKIP_KEY) === YES,
  closes: readCloses(),
  forcedShown: localStore.getItem(FORCED_KEY) === YES,
})

/** Does not show the prompt again in this session. */
export const keepSkip = (): void => perTab.setItem(SKIP_KEY, YES)

/**
 * The player closed it: it is not shown again in this session, and the close is counted (docs/conformance.md § 2.4).
 */
export function keepClose(): void {
  keepSkip()
  localStore.setItem(CLOSES_KEY, String(readCloses() + 1))
}

export const keepForced = (): void => localStore.setItem(FORCED_KEY, YES)

/** Whether this is the member's first visit of this page in this browser. The call stores the visit. */
export function takeFirstVisit(path: string, member: string): boolean {
  const key = `${VISITED_KEY}:${path}:${member}`
  if (localStore.getItem(key) === YES) return false
  localStore.setItem(key, YES)
  return true
}
