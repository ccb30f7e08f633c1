import type { SessionHookCall } from '../../registry/feature.ts'
import { pageTokenSync } from './sync.ts'

/** A session is over: its token is taken back, by the token that it was. */
export default ({ session, signal, app }: SessionHookCall): Promise<boolean> =>
  pageTokenSync(app).remove(session.token, signal)
