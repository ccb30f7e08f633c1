import type { Site } from '../../../site/site.ts'
import { firebaseArgumentsStore } from './model/arguments.ts'
import type { FirebaseArguments } from './model/channel.ts'

export type { FirebaseArguments } from './model/channel.ts'

/** A code that Firebase sent to a phone. */
export interface SentPhoneCode {
  /** Proves the code. @throws FirebaseError with `auth/invalid-verification-code`, `auth/code-expired`, … */
  readonly confirm: (code: string) => Promise<{ readonly idToken: string }>
}

/** Whether codes for the phone come from Firebase rather than from the platform: `sms.firebase`, and a key to use it. */
export const firebaseSmsOn = (site: Pick<Site, 'firebase' | 'firebaseSms'>): boolean =>
  site.firebaseSms === true && site.firebase !== undefined

/**
 * Sends a code to a phone number through Firebase (docs/conformance.md § 2.1). Its library is loaded now, if it has not been.
 *
 * @param e164 `+` and digits
 * @param container an element of the page, where an invisible reCAPTCHA may put itself
 * @throws FirebaseError: `auth/invalid-phone-number`, `auth/too-many-requests`, `auth/captcha-check-failed`, …
 */
export async function sendPhoneCode(
  site: Pick<Site, 'firebase'>,
  e164: string,
  container: HTMLElement,
): Promise<SentPhoneCode> {
  const { sendCode } = await import('./firebase/phone.ts')
  return sendCode(site.firebase, e164, container)
}

/**
 * What the next login (or registration) carries along, so that it binds the identity which a player has chosen to add to
 * an existing account: to be spread into the request. `{}` for everybody else.
 */
export const firebaseArguments = (): FirebaseArguments | Record<string, never> =>
  firebaseArgumentsStore.getState().kept ?? {}

/** The identity has been bound, or the player does not want it any more. */
export const forgetFirebaseArguments = (): void => firebaseArgumentsStore.setState({ kept: undefined })
