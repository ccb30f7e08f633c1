import { channelsOf } from '../../../src/features/auth/thirdPartySignIn/model/ways.ts'
import type { Site } from '../../../src/site/site.ts'
import type { InWindow } from '../provider.ts'
import { DIALOG } from './parts.ts'
import type { State, Step } from './state.ts'

const offered = (site: Site): boolean => channelsOf(site).length > 0
const PHONE: readonly Step[] = [
  { press: { part: '[data-channel="phone"]' } },
  { see: 'thirdPartySignIn:phone_title' },
]
const FACEBOOK = (there: InWindow): readonly Step[] => [
  { opens: { part: '[data-channel="facebook"]' }, there },
]
const CHOICE = { part: '[data-feature="loginChoose"] [role="alertdialog"]' } as const
const NOTICE = { part: '[data-feature="thirdPartySignIn"] [role="alertdialog"]' } as const
const newAccounts = (FIREBASECREATEACC3: boolean) => ({
  status: { info: { whitelabelVal: { FIREBASECREATEACC3 } } },
})

const state = (
  id: string,
  steps: readonly Step[],
  shows: State['shows'],
  rest: Partial<State> = {},
): State => ({
  id,
  screen: 'login',
  where: offered,
  steps,
  shows,
  ...rest,
})

/** Sign-in with a third party. The initial states of login and register show its buttons. */
export const thirdPartyStates: readonly State[] = [
  state('byPhone', PHONE, DIALOG),
  state(
    'byPhoneWrong',
    [...PHONE, { press: 'thirdPartySignIn:send_code' }],
    'thirdPartySignIn:auth/invalid-phone-number',
  ),
  state('providerWaiting', FACEBOOK('waits'), 'shell:cancel'),
  state('providerSigningIn', FACEBOOK('isNew'), 'thirdPartySignIn:signing_in', {
    before: { held: ['session/login'] },
    modelsOnly: true,
  }),
  state('providerRefused', FACEBOOK('denies'), NOTICE),
  state('providerRefusedByServer', FACEBOOK('isNew'), NOTICE, {
    before: {
      faults: {
        'session/login': {
          kind: 'business',
          code: 'customer.locked',
          message: 'This account is locked until tomorrow, 08:00. Please contact us.',
        },
      },
    },
    modelsOnly: true,
  }),
  state('chooseAccount', FACEBOOK('isNew'), CHOICE, { before: newAccounts(false), adds: ['loginChoose'] }),
  state('chooseOrCreateAccount', FACEBOOK('isNew'), CHOICE, {
    before: newAccounts(true),
    adds: ['loginChoose'],
  }),
  state(
    'connectingAccount',
    [...FACEBOOK('isNew'), { see: CHOICE }, { press: 'loginChoose:existing_account' }],
    'thirdPartySignIn:do_not_link',
    { modelsOnly: true },
  ),
]
