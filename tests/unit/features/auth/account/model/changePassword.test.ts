import { expect, it } from 'vitest'
import { passwordFaults } from '../../../../../../src/features/auth/account/model/changePassword.ts'

it.each([
  ['', '', '', { oldPassword: 'field_required', newPassword: 'field_required', repeated: 'field_required' }],
  ['old', 'new', 'new', {}],
  ['old', 'new', '', { repeated: 'field_required' }],
  ['old', 'new', 'other', { repeated: 'passwords_differ' }],
  ['old', 'old', 'old', { newPassword: 'new_password_same' }],
  ['old', '', 'new', { newPassword: 'field_required' }],
  ['', 'new', 'New', { oldPassword: 'field_required', repeated: 'passwords_differ' }],
  [' ', 'x', 'x', {}],
])('%j, %j and %j: %j', (oldPassword, newPassword, repeated, faults) => {
  expect(passwordFaults({ oldPassword, newPassword, repeated })).toEqual(faults)
})
