import type { Device } from '../../../device/detectDevice.ts'
import type { LoginRequest, RegisterRequest } from '../../../generated/types.ts'
import type { Credentials } from './credentials.ts'
import type { MarketingCodes } from './marketing.ts'

/** What is known about where the request comes from. */
export interface Surroundings {
  readonly device: Pick<Device, 'webview' | 'installed' | 'webclip' | 'label'>
  readonly deviceId: string
  /** The page's address. */
  readonly location: Pick<Location, 'origin' | 'pathname' | 'hostname'>
  readonly codes: MarketingCodes
}

/** Login by username (part 1, section 3). */
export function loginRequest(
  { username, password }: Credentials,
  { device, deviceId }: Surroundings,
): LoginRequest {
  return {
    type: 'username',
    username,
    password,
    loginDeviceId: deviceId,
    isOfficialAppLogin: device.webview,
    device: device.label,
  }
}

/** Where the player registers: the official app before the installed web app before a web clip (part 1, section 3). */
export function registerMethod({
  webview,
  installed,
  webclip,
}: Pick<Device, 'webview' | 'installed' | 'webclip'>): NonNullable<RegisterRequest['registerMethod']> {
  if (webview) return 'APP'
  if (installed) return 'PWA'
  return webclip ? 'WEBCLIP' : 'H5'
}

/** Registration by username that logs in as well (part 1, section 3). */
export function registerRequest(
  { username, password }: Credentials,
  { device, deviceId, location, codes }: Surroundings,
): RegisterRequest {
  return {
    registerMethod: registerMethod(device),
    registerUrl: location.origin + location.pathname,
    domain: location.hostname,
    loginDeviceId: deviceId,
    isOfficialAppLogin: device.webview,
    ...codes,
    login: true,
    username,
    password,
  }
}
