import { memberInfoQuery } from '../features/shared/memberInfo.ts'
import { queryClientOf } from '../features/shared/queries.ts'
import type { AppContext } from '../registry/AppContext.ts'
import { toLearn } from '../session/toLearn.ts'

/**
 * Asks the back office which member a token from the address belongs to. If the token is refused, the session ends with
 * a notice. If there is no answer, the session stays, with its member unknown.
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
