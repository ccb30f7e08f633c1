import type { Device } from '../../../../device/detectDevice.ts'
import type { RegisterRequest } from '../../../../generated/types.ts'
import type { RequestContext } from '../../account/public.ts'
import type { Proofs } from '../../flow/model/form.ts'
import type { RegisterEntry } from './entry.ts'

/**
 * Where the player registers (docs/conformance.md § 1.3): the official app, else as in the header Device, in the same order. An
 * installed page is PWA even if the flag WEBCLIP is set, as it is in every installed page on iOS.
 */
export function registerMethod({
  webview,
  installed,
  webclip,
}: Pick<Device, 'webview' | 'installed' | 'webclip'>): NonNullable<RegisterRequest['registerMethod']> {
  if (webview) return 'APP'
  if (installed) return 'PWA'
  return webclip ? 'WEBCLIP' : 'H5'
}

/** Where a registration comes from. Every registration sends this. */
export interface Origin extends RequestContext {
  readonly pixelTrack: Readonly<Record<string, string>>
}

/** The template of the SMS in which the back office sends a generated username. The specification shows no value. */
export const SMS_TEMPLATE = 'register'

/** The channel of a code that Firebase sent (docs/conformance.md § 2.1). */
const PHONE_CHANNEL = 'phone'

function common({ device, deviceId, location, codes, pixelTrack }: Origin): RegisterRequest {
  return {
    registerMethod: registerMethod(device),
    registerUrl: location.origin + location.pathname,
    domain: location.hostname,
    loginDeviceId: deviceId,
    isOfficialAppLogin: device.webview,
    ...codes,
    ...(Object.keys(pixelTrack).length > 0 && { pixelTrack: { ...pixelTrack } }),
    login: true,
  }
}

/**
 * A registration that also logs in (docs/conformance.md § 1.3). With a mobile number the player chooses no password: the site's
 * default password is sent. If the site has none, the back office sets its own (docs/conformance.md § 1.5).
 */
export function registerRequest(
  entry: RegisterEntry,
  origin: Origin,
  { captcha, proof }: Proofs,
  defaultPassword: string,
): RegisterRequest {
  if (entry.way === 'username') {
    const { username, password } = entry
    return { ...common(origin), ...captcha, username, password }
  }
  const { mobileNum, countryDialingCode } = entry
  return {
    ...common(origin),
    ...captcha,
    ...(proof && 'firebaseIdToken' in proof && { firebaseChannel: PHONE_CHANNEL }),
    ...proof,
    mobileNum,
    ...(countryDialingCode && { countryDialingCode }),
    ...(defaultPassword && { password: defaultPassword }),
  }
}

/** The identity from a third party. */
export interface AutoRegisterArguments {
  readonly firebaseChannel: string
  readonly firebaseIdToken: string
  readonly smsTemplate?: string
}

/** The automatic registration of a third-party sign-in (docs/conformance.md § 2.3, § 2.7). */
export function autoRegisterRequest(
  { firebaseChannel, firebaseIdToken, smsTemplate = SMS_TEMPLATE }: AutoRegisterArguments,
  origin: Origin,
): RegisterRequest {
  return { ...common(origin), firebaseChannel, firebaseIdToken, smsTemplate }
}
