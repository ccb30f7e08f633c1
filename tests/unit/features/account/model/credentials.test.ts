import { expect, it } from 'vitest'
import { missingFields, readCredentials } from '../../../../../src/features/account/model/credentials.ts'

it('trims the name and leaves the password as it is', () => {
  expect(readCredentials({ username: '  player ', password: ' a b ' })).toEqual({
    username: 'player',
    password: ' a b ',
  })
})

it.each([
  ['', '', ['username', 'password']],
  ['   ', 'x', ['username']],
  ['player', '', ['password']],
  ['player', ' ', []],
])('of %j and %j, %j is missing', (username, password, missing) => {
  expect(missingFields(readCredentials({ username, password }))).toEqual(missing)
})
