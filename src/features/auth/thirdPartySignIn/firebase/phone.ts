import { RecaptchaVerifier, signInWithPhoneNumber } from 'firebase/auth'
import type { FirebaseSettings } from '../../../../site/site.ts'
import type { SentPhoneCode } from '../public.ts'
import { openAuth, takeIdToken } from './auth.ts'

/** See `sendPhoneCode` of public.ts. The reCAPTCHA is invisible and is removed once the code has been sent. */
export async function sendCode(
  settings: FirebaseSettings | undefined,
  e164: string,
  container: HTMLElement,
): Promise<SentPhoneCode> {
  const auth = await openAuth(settings)
  const place = document.createElement('div')
  container.append(place)
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' })
  try {
    const sent = await signInWithPhoneNumber(auth, e164, verifier)
    return {
      confirm: async (code) => {
        const { user } = await sent.confirm(code)
        return { idToken: await takeIdToken(auth, user) }
      },
    }
  } finally {
    verifier.clear()
    place.remove()
  }
}
