import type { SessionHookCall } from '../../registry/feature.ts'
import { pageTokenSync } from './sync.ts'

/** Session hook: sends the token of the new session. */
export default ({ session, signal, app }: SessionHookCall): Promise<boolean> =>
  pageTokenSync(app).store(session.token, signal)
