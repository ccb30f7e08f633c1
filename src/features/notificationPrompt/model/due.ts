/** Key in session storage: the player postponed the question. The specification names no key. */
export const SKIPPED_KEY = 'SHELL_skipPush'

/**
 * Whether to ask the member (docs/conformance.md § 1.4): not if permission is granted or they postponed it in this
 * session. If it is denied they are asked too: the browser would not ask, so the page explains how to allow it.
 */
export const promptIsDue = (permission: NotificationPermission, skipped: string | null): boolean =>
  permission !== 'granted' && skipped !== '1'

/** The next step after the player's answer to the browser. */
export function afterAnswer(permission: NotificationPermission): 'bind' | 'notice' | 'skip' {
  if (permission === 'granted') return 'bind'
  return permission === 'denied' ? 'notice' : 'skip'
}
