import type { SessionHookCall } from '../../registry/feature.ts'
import { bindPush, onSubscriptionChange, pushIsPossible } from '../push/public.ts'
import { follow } from './follow.ts'
import { askIfDue } from './question.ts'
import { tellFailure } from './tell.ts'

/**
 * A session has begun: the push token is bound to the member, or the member is asked whether it may be. Binding goes on in the
 * background until the session ends: on a slow line the library alone takes longer than a session hook may.
 */
export default async ({ session, app }: Pick<SessionHookCall, 'session' | 'app'>): Promise<void> => {
  if (!pushIsPossible(app)) return
  // Loaded while there is a connection: whoever logs out offline leaves too.
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
