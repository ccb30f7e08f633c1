import { getI18n } from 'react-i18next'
import { safeStorage } from '../../session/storage.ts'
import { toasts } from '../../ui/toasts.ts'
import { pushFailureOf } from '../push/public.ts'

/** Key in session storage: the failure that the player was already told about. */
export const TOLD_KEY = 'SHELL_pushTold'
const WORDS = 'notificationPrompt'

const perTab = safeStorage(() => window.sessionStorage)

/**
 * Shows a failure of a background step: login, renewal or logout (docs/conformance.md § 2.8). Shows it once per tab
 * session, and not while offline, which is shown elsewhere. Never rejects.
 *
 * @param otherwise the code for errors without their own
 */
export async function tellFailure(error: unknown, otherwise: string): Promise<void> {
  const { messageKey } = pushFailureOf(error, otherwise)
  if (!navigator.onLine || perTab.getItem(TOLD_KEY) === messageKey) return
  perTab.setItem(TOLD_KEY, messageKey)
  const i18n = getI18n()
  await i18n.loadNamespaces(WORDS).catch(() => undefined)
  toasts.show({ text: i18n.t(`${WORDS}:${messageKey}`), tone: 'warning' })
}
