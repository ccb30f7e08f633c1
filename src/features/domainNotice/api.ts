import { defineCall } from '../../api/call.ts'
import type { Client } from '../../api/client.ts'

/** Read part by part, by the feature: one entry that is not as agreed costs that entry. */
const domainRouteCall = defineCall<undefined, undefined, unknown>({
  name: 'domainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  auth: 'none',
})

/** The value of the configuration (docs/contract.md), over the page's client. @throws ApiError */
export const loadRoute = (client: Client, signal: AbortSignal): Promise<unknown> =>
  client.send(domainRouteCall, { signal, alert: false })
