import type { SessionHookCall } from '../../registry/feature.ts'
import { bindPush, onSubscriptionChange, pushIsPossible } from '../push/public.ts'
import { follow } from './follow.ts'
import { askIfDue } from './question.ts'
import { tellFailure } from './tell.ts'

/** A session has begun: the push token is bound to the member, or the member is asked whether it may be. */
export default async ({ session, signal }: SessionHookCall): Promise<void> => {
  if (!pushIsPossible()) return
  // Brought while there is a line: whoever logs out without one leaves too.
  import('./ended.ts').catch(() => undefined)
  const renew = () => bindPush(session).catch((error: unknown) => tellFailure(error, 'token-update-failed'))
  follow(onSubscriptionChange(() => void renew()))
  askIfDue()
  try {
    await bindPush(session, signal)
  } catch (error) {
    if (!signal.aborted) await tellFailure(error, 'token-subscribe-failed')
    throw error
  }
}
