import type { SessionHookCall } from '../../registry/feature.ts'
import { pageTokenSync } from './sync.ts'

/** A session has begun: its token is told. */
export default ({ session, signal }: SessionHookCall): Promise<boolean> =>
  pageTokenSync().store(session.token, signal)
