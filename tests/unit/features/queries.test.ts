import { expect, it } from 'vitest'
import { queriesOf } from '../../../src/features/queries.ts'
import { createSessionStore } from '../../../src/session/store.ts'
import { fakeStorage } from '../session/fakeStorage.ts'

const member = (token: string) =>
  ({
    type: 'adopted',
    session: {
      id: '1',
      token,
      merchantCode: 'demo',
      userName: 'p',
      type: 0,
      firstTimeLogin: false,
      customerId: '1',
    },
  }) as const

it('keeps one query client as long as the session is the same', () => {
  const session = createSessionStore({ storage: fakeStorage(), merchant: 'demo' })
  expect(queriesOf(session)).toBe(queriesOf(session))
})

it('has nothing of a member once that member is gone', () => {
  const session = createSessionStore({ storage: fakeStorage(), merchant: 'demo' })
  session.dispatch(member('token-1'))
  const mine = queriesOf(session)
  mine.setQueryData(['memberInfo'], { balance: 7 })
  session.end('player')
  expect(mine.getQueryData(['memberInfo'])).toBeUndefined()
  expect(queriesOf(session)).not.toBe(mine)
  expect(queriesOf(session).getQueryData(['memberInfo'])).toBeUndefined()
})

it('keeps a member’s data when only what is known about the session grows', () => {
  const session = createSessionStore({ storage: fakeStorage(), merchant: 'demo' })
  session.dispatch(member('token-1'))
  const mine = queriesOf(session)
  mine.setQueryData(['memberInfo'], { balance: 7 })
  session.dispatch({ type: 'learned', token: 'token-1', facts: { userName: 'q' } })
  expect(queriesOf(session)).toBe(mine)
})
