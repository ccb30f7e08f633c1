import { parseArray } from '../json/parseArray.ts'
import { safeStorage } from '../session/storage.ts'

/** Session storage: the overlays that have opened by themselves in this visit. */
export const OPENED_KEY = 'SHELL_openedByItself'
/** Session storage: an offer of the app was dismissed in this visit. */
export const DISMISSED_KEY = 'SHELL_appDismissed'

const perTab = safeStorage(() => window.sessionStorage)

/** An overlay that has opened by itself. */
export interface Opened {
  readonly id: string
  /** Modals interrupt; the page stays usable under a bar. */
  readonly kind: 'modal' | 'bar'
}

/** The overlays that have opened by themselves in this visit, the first one first. */
export function openedInVisit(): readonly Opened[] {
  return parseArray(perTab.getItem(OPENED_KEY)).flatMap((entry): Opened[] => {
    if (typeof entry !== 'object' || entry === null || !('id' in entry && 'kind' in entry)) return []
    const { id, kind } = entry
    return typeof id === 'string' && (kind === 'modal' || kind === 'bar') ? [{ id, kind }] : []
  })
}

export function keepOpened(opened: Opened): void {
  const before = openedInVisit()
  if (before.some(({ id }) => id === opened.id)) return
  perTab.setItem(OPENED_KEY, JSON.stringify([...before, opened]))
}

/** Whether the player has answered an offer of the app in this visit. */
export const hasDismissed = (): boolean => perTab.getItem(DISMISSED_KEY) === '1'

export const keepDismissed = (): void => perTab.setItem(DISMISSED_KEY, '1')
