import { defineCall } from '../../api/call.ts'
import type { FeedbackRequest } from '../../generated/types.ts'

/** Sends a message to the site (docs/contract.md). */
export const feedbackCall = defineCall<undefined, FeedbackRequest, unknown>({
  name: 'feedback',
  method: 'POST',
  path: '/wps/member/feedback',
  track: 'none',
  auth: 'required',
})
