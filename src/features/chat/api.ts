import { defineCall } from '../../api/call.ts'
import type { ChatLaunch, CustomerServiceScript, UnreadCount } from '../../generated/types.ts'
import { usableQuery } from '../shared/usable.ts'
import type { LaunchQuery } from './model/launch.ts'

/** Starts a chat. */
export const launchChatCall = defineCall<LaunchQuery, undefined, ChatLaunch>({
  name: 'launchChat',
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  auth: 'required',
  validate: () => import('../../generated/validators/chatLaunch.js').then((module) => module.default),
})

const unreadCall = defineCall<undefined, undefined, unknown>({
  name: 'chatUnread',
  method: 'GET',
  path: '/wps/relay/CBS_unreadCount',
  auth: 'required',
})

/** Requested only for members of type 0, 1 and 2 (docs/conformance.md § 1.6). */
export const unreadQuery = () =>
  usableQuery<undefined, UnreadCount>(unreadCall, () =>
    import('../../generated/validators/unreadCount.js').then((module) => module.default),
  )

/** The scripts are the site's and not a member's, so the request has no token. */
const scriptsCall = defineCall<undefined, undefined, unknown>({
  name: 'chatScripts',
  method: 'GET',
  path: '/wps/relay/WPSCORE_getCustomerServiceScript',
  auth: 'none',
})

/** The chat vendor's scripts, as HTML. */
export const scriptsQuery = () =>
  usableQuery<undefined, CustomerServiceScript>(scriptsCall, () =>
    import('../../generated/validators/customerServiceScript.js').then((module) => module.default),
  )
