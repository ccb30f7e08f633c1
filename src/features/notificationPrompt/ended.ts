import type { SessionHookCall } from '../../registry/feature.ts'
import { unbindPush } from '../push/public.ts'
import { unfollow } from './follow.ts'
import { closeQuestion } from './question.ts'
import { tellFailure } from './tell.ts'

/** Session hook for the end of a session: leaves all topics, deletes the push token and closes the question. */
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
