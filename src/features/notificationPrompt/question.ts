import type { AppContext } from '../../registry/AppContext.ts'
import { safeStorage } from '../../session/storage.ts'
import { promptIsDue, SKIPPED_KEY } from './model/due.ts'

const perTab = safeStorage(() => window.sessionStorage)
const OVERLAY = 'notificationPrompt'

/** Asks the member if the question is due. */
export function askIfDue({ overlays }: AppContext): void {
  if (promptIsDue(Notification.permission, perTab.getItem(SKIPPED_KEY))) overlays.request(OVERLAY)
}

/** The question is over. */
export function closeQuestion({ overlays }: AppContext): void {
  overlays.withdraw(OVERLAY)
}

/** Closes the question for the rest of this tab's session. */
export function skipQuestion(app: AppContext): void {
  perTab.setItem(SKIPPED_KEY, '1')
  closeQuestion(app)
}
