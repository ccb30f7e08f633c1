import { defineFeature } from '../../../registry/feature.ts'
import { all, has, session } from '../../../registry/gate.ts'
import { lazy } from '../../../registry/lazy.ts'

/**
 * Sign-in with facebook, google (One Tap too), twitter, line and an SMS code (docs/conformance.md § 2.1, § 2.4). Only if the SMS
 * provider has an apiKey (section 5). Other features may use only `public.ts`.
 */
export const thirdPartySignIn = defineFeature({
  id: 'thirdPartySignIn',
  description: 'Buttons under login and registration: Google, Facebook, X, LINE, or a code for the phone',
  when: all(has('smsProvider'), session('guest')),
  namespaces: ['thirdPartySignIn'],
  slots: { 'signIn.providers': { load: lazy(() => import('./ThirdPartyButtons.tsx')) } },
})
