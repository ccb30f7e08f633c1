import { defineCall } from '../../api/call.ts'
import type { TrackEventsRequest } from '../../generated/types.ts'

/**
 * Tells the back office what a player did, for ad networks (contract, section 10). Without the session: what waits in the
 * queue outlives it, and belongs to the visitor, not to the next member.
 */
export const trackEventsCall = defineCall<undefined, TrackEventsRequest, unknown>({
  name: 'trackEvents',
  method: 'POST',
  path: '/wps/relay/MCSFE_trackEvents',
  track: 'none',
  auth: 'none',
})
