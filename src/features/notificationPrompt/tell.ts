import { getI18n } from 'react-i18next'
import { safeStorage } from '../../session/storage.ts'
import { toasts } from '../../ui/toasts.ts'
import { pushFailureOf } from '../push/public.ts'

/** Session storage: what a player has been told of already. */
export const TOLD_KEY = 'SHELL_pushTold'
const WORDS = 'notificationPrompt'

const perTab = safeStorage(() => window.sessionStorage)

/**
 * Says what failed where nobody waits for an answer (docs/conformance.md § 2.8): at a login, a renewal, a logout. Once in a session
 * of the tab, and not without a line: that is said elsewhere. Never rejects.
 *
 * @param otherwise the code of what has none of its own
 */
export async function tellFailure(error: unknown, otherwise: string): Promise<void> {
  const { messageKey } = pushFailureOf(error, otherwise)
  if (!navigator.onLine || perTab.getItem(TOLD_KEY) === messageKey) return
  perTab.setItem(TOLD_KEY, messageKey)
  const i18n = getI18n()
  await i18n.loadNamespaces(WORDS).catch(() => undefined)
  toasts.show({ text: i18n.t(`${WORDS}:${messageKey}`), tone: 'warning' })
}
