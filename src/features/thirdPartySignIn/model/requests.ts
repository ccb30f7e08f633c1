import type { LoginRequest } from '../../../generated/types.ts'
import type { Surroundings } from '../../account/public.ts'
import type { FirebaseArguments } from './channel.ts'

/** Login by token (part 2, section 7). */
export const tokenLoginRequest = (
  identity: FirebaseArguments,
  { device, deviceId }: Pick<Surroundings, 'device' | 'deviceId'>,
): LoginRequest => ({
  type: 'firebase',
  ...identity,
  loginDeviceId: deviceId,
  isOfficialAppLogin: device.webview,
  device: device.label,
})
