import type { SessionHookCall } from '../../registry/feature.ts'
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
  const renew = () =>
    bindPush(app, session).catch((error: unknown) => tellFailure(error, 'token-update-failed'))
  const over = new AbortController()
  const stop = onSubscriptionChange(() => void renew())
  follow(app, () => {
    stop()
    over.abort()
  })
  askIfDue(app)
  bindPush(app, session, over.signal).catch(async (error: unknown) => {
    if (!over.signal.aborted) await tellFailure(error, 'token-subscribe-failed')
  })
}
