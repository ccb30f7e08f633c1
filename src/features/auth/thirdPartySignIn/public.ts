import type { Site } from '../../../site/site.ts'
import { firebaseArgumentsStore } from './model/arguments.ts'
import type { FirebaseArguments } from './model/channel.ts'

export type { FirebaseArguments } from './model/channel.ts'

/** A code that Firebase sent to a phone. */
export interface SentPhoneCode {
  /** Confirms the code. @throws FirebaseError with `auth/invalid-verification-code`, `auth/code-expired`, … */
  readonly confirm: (code: string) => Promise<{ readonly idToken: string }>
}

/** Whether Firebase sends SMS codes instead of the platform: `sms.firebase` is on and the site has a Firebase key. */
export const firebaseSmsOn = (site: Pick<Site, 'firebase' | 'firebaseSms'>): boolean =>
  site.firebaseSms === true && site.firebase !== undefined

/**
 * Sends a code to a phone number through Firebase (docs/conformance.md § 2.1). Loads its library if that is not loaded yet.
 *
 * @param e164 `+` and digits
 * @param container an element of the page for the invisible reCAPTCHA
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
 * The identity that a player chose to add to an existing account. Spread it into the next login (or registration) request,
 * which then binds it. `{}` without such an identity.
 */
export const firebaseArguments = (): FirebaseArguments | Record<string, never> =>
  firebaseArgumentsStore.getState().kept ?? {}

/** Removes the identity after it was bound, or if the player no longer wants that. */
export const forgetFirebaseArguments = (): void => firebaseArgumentsStore.setState({ kept: undefined })
