import { defineCall } from '../../api/call.ts'
import type { FcmRequest, PushTokenRequest } from '../../generated/types.ts'

/** The topic that every member is subscribed to (docs/conformance.md § 1.4). */
export const TOPIC = 'ALL'

/** docs/contract.md. */
export const fcmBindCall = defineCall<undefined, FcmRequest, unknown>({
  name: 'fcmBind',
  method: 'POST',
  path: '/wps/relay/CSP_fcmBind',
  track: 'none',
  auth: 'required',
})

export const fcmSubscribeCall = defineCall<undefined, FcmRequest, unknown>({
  name: 'fcmSubscribe',
  method: 'POST',
  path: '/wps/relay/CSP_fcmSubscribe',
  track: 'none',
  auth: 'required',
})

/** Sent with the ending session, or without one if it has expired: the push token alone is enough to unsubscribe. */
export const fcmUnsubscribeCall = defineCall<undefined, FcmRequest, unknown>({
  name: 'fcmUnsubscribe',
  method: 'POST',
  path: '/wps/relay/CSP_fcmUnsubscribe',
  track: 'none',
  auth: 'optional',
})

export const registerPushTokenCall = defineCall<undefined, PushTokenRequest, unknown>({
  name: 'registerPushToken',
  method: 'POST',
  path: '/wps/member/pushToken',
  track: 'none',
  auth: 'required',
})

export const deletePushTokenCall = defineCall<undefined, PushTokenRequest, unknown>({
  name: 'deletePushToken',
  method: 'DELETE',
  path: '/wps/member/pushToken',
  track: 'none',
  auth: 'optional',
})
