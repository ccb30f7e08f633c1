import type { SessionHookCall } from '../../registry/feature.ts'
import { pageTokenSync } from './sync.ts'

/** Session hook: removes the token of the session that has ended. */
export default ({ session, signal, app }: SessionHookCall): Promise<boolean> =>
  pageTokenSync(app).remove(session.token, signal)
