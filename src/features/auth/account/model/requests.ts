import type { Device } from '../../../../device/detectDevice.ts'
import type { LoginRequest } from '../../../../generated/types.ts'
import type { MarketingCodes } from '../../../shared/marketing.ts'
import type { Proofs } from '../../flow/model/form.ts'
import type { Credentials } from '../../secondFactor/model/methods.ts'
import type { SmsProof } from '../../smsCode/public.ts'
import type { FirebaseArguments } from '../../thirdPartySignIn/public.ts'
import type { LoginEntry } from './loginEntry.ts'

/** The channel of a code that Firebase sent (docs/conformance.md § 2.1). */
const PHONE_CHANNEL = 'phone'

/** Where the request comes from. */
export interface RequestContext {
  readonly device: Pick<Device, 'webview' | 'installed' | 'webclip' | 'label'>
  readonly deviceId: string
  /** The page's address. */
  readonly location: Pick<Location, 'origin' | 'pathname' | 'hostname'>
  readonly codes: MarketingCodes
}

/** What a login request contains besides the player's identifier. */
export interface LoginExtras extends Proofs {
  /** A third-party identity to bind to this account (docs/conformance.md § 2.4). */
  readonly identity: FirebaseArguments | Record<string, never>
}

/**
 * The login request (docs/conformance.md § 1.3). If Firebase sent the code, it is a login by token of channel phone
 * (docs/conformance.md § 2.1). With a password, the mobile number is sent as the username.
 */
export function loginRequest(
  entry: LoginEntry,
  { device, deviceId }: Pick<RequestContext, 'device' | 'deviceId'>,
  { captcha, proof, identity }: LoginExtras,
): LoginRequest {
  return {
    ...whoOf(entry, proof),
    ...(proof && 'firebaseIdToken' in proof ? {} : identity),
    ...captcha,
    loginDeviceId: deviceId,
    isOfficialAppLogin: device.webview,
    device: device.label,
  }
}

/** The credentials for the second factor: the token of a login by token, else username, password and identity to bind. */
export function credentialsOf(
  entry: LoginEntry,
  proof: SmsProof | undefined,
  identity: LoginExtras['identity'],
): Credentials {
  if (proof && 'firebaseIdToken' in proof) return { firebaseChannel: PHONE_CHANNEL, ...proof }
  if (entry.type === 'username') {
    const { username, password } = entry
    return { username, password, ...identity }
  }
  return {
    username: entry.mobileNum,
    password: entry.type === 'mobile' ? entry.password : '',
    ...identity,
  }
}

function whoOf(entry: LoginEntry, proof: SmsProof | undefined): LoginRequest {
  if (entry.type === 'username')
    return { type: 'username', username: entry.username, password: entry.password }
  const { countryDialingCode, mobileNum } = entry
  const who = { username: mobileNum, mobileNum, ...(countryDialingCode && { countryDialingCode }) }
  if (entry.type === 'mobile') return { type: 'username', ...who, password: entry.password }
  return proof && 'firebaseIdToken' in proof
    ? { type: 'firebase', firebaseChannel: PHONE_CHANNEL, ...who, ...proof }
    : { type: 'sms', ...who, verificationCode: proof?.verificationCode ?? entry.code }
}
