import { describe, expect, it } from 'vitest'
import {
  IDLE,
  isBusy,
  maySubmit,
  type SignInEvent,
  type SignInState,
  signInReducer,
} from '../../../../../src/features/account/model/signIn.ts'
import type { SessionInfo } from '../../../../../src/session/codec.ts'

const session: SessionInfo = {
  id: '1',
  token: 'token-1',
  merchantCode: 'demo',
  userName: 'player',
  type: 0,
  firstTimeLogin: false,
  customerId: '1',
}
const failure = { message: 'No.' }
const told = (...events: SignInEvent[]): SignInState => events.reduce(signInReducer, IDLE)

describe('a sign-in', () => {
  it('goes from idle over processing to success', () => {
    expect(told({ type: 'submitted', attempt: 1 })).toEqual({ status: 'processing', attempt: 1 })
    expect(told({ type: 'submitted', attempt: 1 }, { type: 'succeeded', attempt: 1, session })).toEqual({
      status: 'success',
      attempt: 1,
      session,
    })
  })

  it('that failed stays guarded until it is released', () => {
    const failed = told({ type: 'submitted', attempt: 1 }, { type: 'failed', attempt: 1, failure })
    expect(failed).toEqual({ status: 'failure', attempt: 1, failure, guarded: true, waiting: false })
    expect(maySubmit(failed)).toBe(false)
    expect(isBusy(failed)).toBe(false)
    expect(isBusy(signInReducer(failed, { type: 'postponed' }))).toBe(true)
    const released = signInReducer(failed, { type: 'released', attempt: 1 })
    expect(released).toMatchObject({ status: 'failure', failure, guarded: false })
    expect(maySubmit(released)).toBe(true)
  })

  it('is submitted once at a time', () => {
    const processing = told({ type: 'submitted', attempt: 1 })
    expect(signInReducer(processing, { type: 'submitted', attempt: 2 })).toBe(processing)
    const won = signInReducer(processing, { type: 'succeeded', attempt: 1, session })
    expect(signInReducer(won, { type: 'submitted', attempt: 2 })).toBe(won)
  })

  it('discards the late answer of one that was superseded', () => {
    const second = told(
      { type: 'submitted', attempt: 1 },
      { type: 'failed', attempt: 1, failure },
      { type: 'released', attempt: 1 },
      { type: 'submitted', attempt: 2 },
    )
    expect(signInReducer(second, { type: 'succeeded', attempt: 1, session })).toBe(second)
    expect(signInReducer(second, { type: 'failed', attempt: 1, failure })).toBe(second)
    expect(signInReducer(second, { type: 'released', attempt: 1 })).toBe(second)
  })

  it('that was abandoned hears of no answer', () => {
    const gone = told({ type: 'submitted', attempt: 1 }, { type: 'abandoned' })
    expect(signInReducer(gone, { type: 'succeeded', attempt: 1, session })).toBe(gone)
  })

  it('asks for a second factor, and succeeds, fails or is cancelled from there', () => {
    const verify = told({ type: 'submitted', attempt: 1 }, { type: 'verifyRequired', attempt: 1 })
    expect(verify).toEqual({ status: 'verify', attempt: 1 })
    expect(isBusy(verify)).toBe(true)
    expect(signInReducer(verify, { type: 'succeeded', attempt: 1, session }).status).toBe('success')
    expect(signInReducer(verify, { type: 'failed', attempt: 1, failure }).status).toBe('failure')
    expect(signInReducer(verify, { type: 'cancelled', attempt: 1 })).toBe(IDLE)
    expect(signInReducer(verify, { type: 'cancelled', attempt: 2 })).toBe(verify)
    expect(signInReducer(verify, { type: 'submitted', attempt: 2 })).toBe(verify)
  })

  it('is asked for a second factor only while it is processing', () => {
    expect(signInReducer(IDLE, { type: 'verifyRequired', attempt: 1 })).toBe(IDLE)
    expect(signInReducer(IDLE, { type: 'cancelled', attempt: 1 })).toBe(IDLE)
  })
})
