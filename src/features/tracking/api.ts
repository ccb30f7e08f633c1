import { defineCall } from '../../api/call.ts'
import type { TrackEventsRequest } from '../../generated/types.ts'

/** Nobody waits for it, and a connection is not kept from those who do, ms. */
const TIMEOUT_MS = 10_000

/**
 * Tells the back office what a player did, for ad networks (docs/contract.md). Without the session: what waits in the
 * queue outlives it, and belongs to the visitor, not to the next member.
 */
export const trackEventsCall = defineCall<undefined, TrackEventsRequest, unknown>({
  name: 'trackEvents',
  method: 'POST',
  path: '/wps/relay/MCSFE_trackEvents',
  track: 'none',
  auth: 'none',
  timeoutMs: TIMEOUT_MS,
})
