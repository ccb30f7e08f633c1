import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SessionInfo } from '../../../src/session/codec.ts'
import { GUEST, type SessionEvent, type SessionState, sessionReducer } from '../../../src/session/reducer.ts'

const session = (token: string): SessionInfo => ({
  id: '7',
  token,
  merchantCode: 'demo',
  userName: 'maria',
  type: 0,
  firstTimeLogin: false,
  customerId: '7',
})

const story = (...events: SessionEvent[]): SessionState => events.reduce(sessionReducer, GUEST)

describe('the story of a session', () => {
  it('a guest logs in and is a member', () => {
    expect(story({ type: 'signInStarted', attempt: 1 })).toEqual({ status: 'authenticating', attempt: 1 })
    expect(
      story(
        { type: 'signInStarted', attempt: 1 },
        { type: 'signInSucceeded', attempt: 1, session: session('a') },
      ),
    ).toEqual({ status: 'member', session: session('a') })
  })

  it('a wrong password leaves a guest', () => {
    expect(story({ type: 'signInStarted', attempt: 1 }, { type: 'signInFailed', attempt: 1 })).toBe(GUEST)
  })

  it('a late answer of a login that was superseded is discarded', () => {
    const state = story(
      { type: 'signInStarted', attempt: 1 },
      { type: 'signInStarted', attempt: 2 },
      { type: 'signInSucceeded', attempt: 1, session: session('old') },
      { type: 'signInFailed', attempt: 1 },
    )
    expect(state).toEqual({ status: 'authenticating', attempt: 2 })
  })

  it('an answer after the player gave up logs nobody in', () => {
    const state = story(
      { type: 'signInStarted', attempt: 1 },
      { type: 'signInFailed', attempt: 1 },
      { type: 'signInSucceeded', attempt: 1, session: session('a') },
    )
    expect(state).toBe(GUEST)
  })

  it('the back office ends a session once, also when five calls say so', () => {
    const end: SessionEvent = { type: 'ended', token: 'a', by: 'backOffice' }
    const first = story({ type: 'adopted', session: session('a') }, end)
    expect(first).toEqual({ status: 'ended', by: 'backOffice' })
    expect(sessionReducer(first, end)).toBe(first)
  })

  it('a late 401 of an old token does not end the session that followed', () => {
    const state = story(
      { type: 'adopted', session: session('a') },
      { type: 'adopted', session: session('b') },
    )
    expect(sessionReducer(state, { type: 'ended', token: 'a', by: 'backOffice' })).toBe(state)
  })

  it('somebody who is logged in does not start another login', () => {
    const state = story({ type: 'adopted', session: session('a') })
    expect(sessionReducer(state, { type: 'signInStarted', attempt: 9 })).toBe(state)
  })

  it('after the notice the visitor is a guest, and may log in without waiting for it', () => {
    const ended = story(
      { type: 'adopted', session: session('a') },
      { type: 'ended', token: 'a', by: 'player' },
    )
    expect(sessionReducer(ended, { type: 'noticeSeen' })).toBe(GUEST)
    expect(sessionReducer(ended, { type: 'signInStarted', attempt: 3 }).status).toBe('authenticating')
    expect(sessionReducer(GUEST, { type: 'noticeSeen' })).toBe(GUEST)
  })

  it('what is learned about a member is kept for this token only', () => {
    const state = story(
      { type: 'adopted', session: session('a') },
      { type: 'learned', token: 'a', facts: { type: 2 } },
      { type: 'learned', token: 'z', facts: { type: 4 } },
    )
    expect(state).toEqual({ status: 'member', session: { ...session('a'), type: 2 } })
  })

  it('has a token in the member state and nowhere else, whatever happens', () => {
    const token = fc.constantFrom('a', 'b')
    const attempt = fc.integer({ min: 1, max: 3 })
    const event: fc.Arbitrary<SessionEvent> = fc.oneof(
      attempt.map((n) => ({ type: 'signInStarted' as const, attempt: n })),
      attempt.map((n) => ({ type: 'signInFailed' as const, attempt: n })),
      fc.tuple(attempt, token).map(([n, t]) => ({
        type: 'signInSucceeded' as const,
        attempt: n,
        session: session(t),
      })),
      token.map((t) => ({ type: 'adopted' as const, session: session(t) })),
      token.map((t) => ({ type: 'ended' as const, token: t, by: 'backOffice' as const })),
      fc.constant({ type: 'noticeSeen' as const }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        const state = story(...events)
        expect(JSON.stringify(state).includes('"token"')).toBe(state.status === 'member')
      }),
    )
  })
})
