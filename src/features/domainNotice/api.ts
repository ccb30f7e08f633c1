import { defineCall } from '../../api/call.ts'
import type { Client } from '../../api/client.ts'

/** Not validated as a whole: the feature reads each entry and leaves out only the invalid ones. */
const domainRouteCall = defineCall<undefined, undefined, unknown>({
  name: 'domainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  auth: 'none',
})

/** Requests the configuration (docs/contract.md) with the page's client. @throws ApiError */
export const loadRoute = (client: Client, signal: AbortSignal): Promise<unknown> =>
  client.send(domainRouteCall, { signal, alert: false })
