import { channelsOf } from '../../../src/features/thirdPartySignIn/model/ways.ts'
import type { Site } from '../../../src/site/site.ts'
import { DIALOG } from './parts.ts'
import type { State, Step } from './state.ts'

const offered = (site: Site): boolean => channelsOf(site).length > 0
const PHONE: readonly Step[] = [
  { press: { part: '[data-channel="phone"]' } },
  { see: 'thirdPartySignIn:phone_title' },
]

/** Sign-in through somebody else (issue 4, section 6); the buttons stand on login and register as they are at first. */
export const thirdPartyStates: readonly State[] = [
  {
    id: 'byPhone',
    screen: 'login',
    where: offered,
    steps: PHONE,
    shows: DIALOG,
  },
  {
    id: 'byPhoneWrong',
    screen: 'login',
    where: offered,
    steps: [...PHONE, { press: 'thirdPartySignIn:send_code' }],
    shows: 'thirdPartySignIn:auth/invalid-phone-number',
  },
]
