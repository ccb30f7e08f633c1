import { LOG_IN, PASSWORD } from './parts.ts'
import type { State, Step } from './state.ts'

const passwords = (old: string, fresh: string, repeated: string): readonly Step[] => [
  { fill: { part: '[name="oldPassword"]' }, with: old },
  { fill: { part: '[name="newPassword"]' }, with: fresh },
  { fill: { part: '[name="repeated"]' }, with: repeated },
  { press: { part: 'form button[type="submit"]' } },
]

/** The change of a password, forced or voluntary (docs/conformance.md § 1.2, § 1.5). */
export const changePasswordStates: readonly State[] = [
  {
    id: 'byChoice',
    screen: 'changePassword',
    noPicture: true,
    visitor: 'member',
    shows: 'account:new_password',
  },
  {
    id: 'forced',
    screen: 'changePassword',
    where: ({ flags }) => flags.PWDEXPFORCECHANGE3 === true,
    member: 'expired',
    at: '/m/login',
    steps: LOG_IN,
    shows: 'account:change_password_reason',
  },
  {
    id: 'emptyMarked',
    screen: 'changePassword',
    noPicture: true,
    visitor: 'member',
    modelsOnly: true,
    steps: [{ press: { part: 'form button[type="submit"]' } }],
    shows: 'account:field_required',
  },
  {
    id: 'passwordsDiffer',
    noPicture: true,
    screen: 'changePassword',
    visitor: 'member',
    steps: passwords(PASSWORD, 'Sunshine!2026', 'Sunshine!2027'),
    shows: 'account:passwords_differ',
  },
  {
    id: 'refused',
    noPicture: true,
    screen: 'changePassword',
    visitor: 'member',
    modelsOnly: true,
    before: {
      faults: {
        'member/password': {
          kind: 'business',
          code: 'password.wrong',
          message: 'The current password is not right.',
        },
      },
    },
    steps: passwords('Nobody!2026', 'Sunshine!2026', 'Sunshine!2026'),
    shows: { part: 'form [role="alert"]' },
  },
]
