import { CODES_AT_HAND, LOG_IN } from './parts.ts'
import type { State, Step, Wanted } from './state.ts'

const ALL: Wanted = { factors: ['payeeName', 'sms', 'ga', 'email'] }
const MODAL = { part: '[data-feature="secondFactor"] [role="dialog"]' } as const
const OPENED: readonly Step[] = [...LOG_IN, { see: MODAL }]
const TAB = (id: string): Step => ({
  press: { part: `[role="tab"][id$="-${id}-tab"]` },
})

const state = (
  id: string,
  steps: readonly Step[],
  shows: State['shows'],
  rest: Partial<State> = {},
): State => ({
  id,
  screen: 'login',
  member: ALL,
  steps: [...OPENED, ...steps],
  shows,
  adds: ['secondFactor'],
  ...rest,
})

/** Another tab of the same modal: its text shows the differences. */
const SAME_WINDOW = { noPicture: true } as const

/** The second-factor modal, over the login. */
export const secondFactorStates: readonly State[] = [
  state('factorPayeeName', [], 'secondFactor:payee_name_desc', SAME_WINDOW),
  state('factorSms', [TAB('sms')], 'smsCode:send_code'),
  state('factorAuthenticator', [TAB('ga')], 'secondFactor:google_authenticator_desc', SAME_WINDOW),
  state('factorEmail', [TAB('email')], 'secondFactor:email_desc', SAME_WINDOW),
  state('factorEmptyMarked', [TAB('sms'), { press: 'shell:confirm' }], 'secondFactor:field_required', {
    modelsOnly: true,
    ...SAME_WINDOW,
  }),
  state(
    'factorRefused',
    [TAB('ga'), { fill: 'secondFactor:verification_code', with: '000000' }, { press: 'shell:confirm' }],
    { part: '[data-feature="secondFactor"] [role="alert"]' },
    {
      before: {
        faults: {
          'session/login/verification': {
            kind: 'business',
            code: 'verify.code.err',
            message: 'The verification code is not right.',
          },
        },
      },
    },
  ),
  state(
    'factorCountdown',
    [TAB('sms'), { fill: 'secondFactor:mobile_number', with: '{mobileNum}' }, { press: 'smsCode:send_code' }],
    'smsCode:look_at_messages',
    { before: CODES_AT_HAND, ...SAME_WINDOW },
  ),
  state('factorSingle', [], 'secondFactor:email_desc', {
    member: { factors: ['email'] },
    ...SAME_WINDOW,
  }),
  state('factorNone', [], 'secondFactor:no_method', { member: 'unguarded' }),
]
