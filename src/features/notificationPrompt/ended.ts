import type { SessionHookCall } from '../../registry/feature.ts'
import { unbindPush } from '../push/public.ts'
import { unfollow } from './follow.ts'
import { closeQuestion } from './question.ts'
import { tellFailure } from './tell.ts'

/** A session is over: all topics are left, the push token is deleted, and nobody is asked any more. */
export default async ({ session, app }: Pick<SessionHookCall, 'session' | 'app'>): Promise<void> => {
  unfollow(app)
  closeQuestion(app)
  try {
    await unbindPush(app, session.token)
  } catch (error) {
    await tellFailure(error, 'token-unsubscribe-failed')
    throw error
  }
}
