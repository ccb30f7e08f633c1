import { requestOverlay } from '../../registry/requestedOverlays.ts'
import { safeStorage } from '../../session/storage.ts'
import { promptIsDue, SKIPPED_KEY } from './model/due.ts'

const perTab = safeStorage(() => window.sessionStorage)
let cancelRequest = (): void => undefined

/** Asks the member, where that is due. */
export function askIfDue(): void {
  if (promptIsDue(Notification.permission, perTab.getItem(SKIPPED_KEY)))
    cancelRequest = requestOverlay('notificationPrompt')
}

/** The question is over. */
export function closeQuestion(): void {
  cancelRequest()
  cancelRequest = () => undefined
}

/** Not in this session again. */
export function skipQuestion(): void {
  perTab.setItem(SKIPPED_KEY, '1')
  closeQuestion()
}
