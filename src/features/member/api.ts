import { defineCall } from '../../api/call.ts'

/** Tells the back office that the player has left (docs/contract.md). */
export const logoutCall = defineCall<undefined, Record<string, never>, unknown>({
  name: 'logout',
  method: 'POST',
  path: '/wps/session/logout',
  track: 'none',
  auth: 'required',
})
