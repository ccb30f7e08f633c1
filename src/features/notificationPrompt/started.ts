import type { SessionHookCall } from '../../registry/feature.ts'
import { onSessionChange } from '../../session/onSessionChange.ts'
import { bindPush, onSubscriptionChange, pushIsPossible } from '../push/public.ts'
import { follow } from './follow.ts'
import { askIfDue } from './question.ts'
import { tellFailure } from './tell.ts'

/**
 * Session hook: binds the push token to the member, or asks the member for permission. Binding runs in the background
 * until the session ends, because loading the library on a slow connection takes longer than a session hook may.
 */
export default async ({ session, app }: Pick<SessionHookCall, 'session' | 'app'>): Promise<void> => {
  if (!pushIsPossible(app)) return
  // Loaded now, so that a logout works offline too.
  import('./ended.ts').catch(() => undefined)
  const over = new AbortController()
  const bind = (failure: string) =>
    bindPush(app, session, over.signal).catch(async (error: unknown) => {
      if (!over.signal.aborted) await tellFailure(error, failure)
    })
  const stop = onSubscriptionChange(() => void bind('token-update-failed'))
  // At once: the hook for the end of a session waits for other hooks, and a call without a session would ask for a login.
  const stopWatching = onSessionChange(app.session, () => over.abort())
  if (app.session.current()?.token !== session.token) over.abort()
  follow(app, () => {
    stop()
    stopWatching()
    over.abort()
  })
  askIfDue(app)
  void bind('token-subscribe-failed')
}
