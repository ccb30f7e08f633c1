import { expect, it } from 'vitest'
import { signInWays } from '../../../../../src/features/account/model/ways.ts'

const firebase = { apiKey: 'key' }

it.each([
  [['username'], {}],
  [['username', 'mobile'], { flags: { UPDATEMOBILEICC3: true } }],
  [['username', 'mobile'], { firebaseSms: true, firebase }],
  [['username', 'mobile'], { flags: { UPDATEMOBILEICC3: true }, firebaseSms: true, firebase }],
  [['username'], { flags: { UPDATEMOBILEICC3: false }, firebase }],
  // Firebase is used only where the SMS provider has an apiKey (part 2, section 5).
  [['username'], { firebaseSms: true }],
])('the ways to sign in are %j with %j', (ways, site) => {
  expect(signInWays({ flags: {}, ...site })).toEqual(ways)
})
