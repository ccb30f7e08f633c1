import type { SessionHookCall } from '../../registry/feature.ts'
import { pageTokenSync } from './sync.ts'

/** A session has begun: its token is told. */
export default ({ session, signal, app }: SessionHookCall): Promise<boolean> =>
  pageTokenSync(app).store(session.token, signal)
