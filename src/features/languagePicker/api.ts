import { defineCall } from '../../api/call.ts'
import type { MemberLanguageRequest } from '../../generated/types.ts'

/** Sends a member's language to the back office (docs/contract.md). */
export const memberLanguageCall = defineCall<undefined, MemberLanguageRequest, unknown>({
  name: 'memberLanguage',
  method: 'POST',
  path: '/wps/member/language',
  track: 'none',
  auth: 'required',
})
