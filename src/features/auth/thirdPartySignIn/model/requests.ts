import type { LoginRequest } from '../../../../generated/types.ts'
import type { RequestContext } from '../../account/public.ts'
import type { FirebaseArguments } from './channel.ts'

/** Login by token (docs/conformance.md § 2.7). */
export const tokenLoginRequest = (
  identity: FirebaseArguments,
  { device, deviceId }: Pick<RequestContext, 'device' | 'deviceId'>,
): LoginRequest => ({
  type: 'firebase',
  ...identity,
  loginDeviceId: deviceId,
  isOfficialAppLogin: device.webview,
  device: device.label,
})
