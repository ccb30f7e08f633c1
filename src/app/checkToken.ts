import { toLearn } from '../features/member/model/memberView.ts'
import { memberInfoQuery } from '../features/shared/memberInfo.ts'
import { queryClientOf } from '../features/shared/queries.ts'
import type { AppContext } from '../registry/AppContext.ts'

/**
 * Asks the back office whose session a token is that came with the address. A token that it refuses ends the session,
 * with the notice, in the one place where sessions end; without an answer the session stays, and nothing is known of it.
 */
export async function checkToken(app: AppContext): Promise<void> {
  const { session } = app
  const asked = session.current()
  if (!asked) return
  const info = await queryClientOf(app)
    .fetchQuery(memberInfoQuery())
    .catch(() => null)
  const facts = info && toLearn(info, asked)
  if (facts) session.dispatch({ type: 'learned', token: asked.token, facts })
}
