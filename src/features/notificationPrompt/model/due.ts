/** Session storage: the player put it off. The specification names no key. */
export const SKIPPED_KEY = 'SHELL_skipPush'

/**
 * Whether a member is asked (docs/conformance.md § 1.4): not where it is granted, nor where they put it off in this session. Where
 * it is denied too: the browser would not ask any more, so that the answer is how to allow it.
 */
export const promptIsDue = (permission: NotificationPermission, skipped: string | null): boolean =>
  permission !== 'granted' && skipped !== '1'

/** What a player's answer to the browser comes to. */
export function afterAnswer(permission: NotificationPermission): 'bind' | 'notice' | 'skip' {
  if (permission === 'granted') return 'bind'
  return permission === 'denied' ? 'notice' : 'skip'
}
