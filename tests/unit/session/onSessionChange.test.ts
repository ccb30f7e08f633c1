import { describe, expect, it } from 'vitest'
import { type SessionInfo, unknownSession } from '../../../src/session/codec.ts'
import { onSessionChange } from '../../../src/session/onSessionChange.ts'
import { createSessionStore } from '../../../src/session/store.ts'
import { fakeStorage } from './fakeStorage.ts'

const store = () => createSessionStore({ storage: fakeStorage(), merchant: 'demo' })
const session = (token: string): SessionInfo => unknownSession(token, 'demo')
const adopted = (token: string) => ({ type: 'adopted', session: session(token) }) as const

describe('a change of the session', () => {
  it('is told with who is here now and who was before', () => {
    const sessions = store()
    const told: (readonly (string | undefined)[])[] = []
    onSessionChange(sessions, (now, before) => told.push([now?.token, before?.token]))
    sessions.dispatch(adopted('a'))
    sessions.dispatch(adopted('b'))
    sessions.end('player')
    expect(told).toEqual([
      ['a', undefined],
      ['b', 'a'],
      [undefined, 'b'],
    ])
  })

  it('is none when only more is known of the session, and the newest knowledge is told when it is over', () => {
    const sessions = store()
    sessions.dispatch(adopted('a'))
    const told: (string | null | undefined)[] = []
    onSessionChange(sessions, (_, before) => told.push(before?.userName))
    sessions.dispatch({ type: 'learned', token: 'a', facts: { userName: 'ana' } })
    expect(told).toEqual([])
    sessions.end('player')
    expect(told).toEqual(['ana'])
  })

  it('is told at once where the session that was known is over by then', () => {
    const told: (string | undefined)[] = []
    onSessionChange(store(), (_, before) => told.push(before?.token), { since: session('gone') })
    expect(told).toEqual(['gone'])
  })

  it('is told nobody who has stopped listening', () => {
    const sessions = store()
    let count = 0
    const stop = onSessionChange(sessions, () => {
      count += 1
    })
    stop()
    sessions.dispatch(adopted('a'))
    expect(count).toBe(0)
  })
})
