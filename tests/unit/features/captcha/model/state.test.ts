import { describe, expect, it } from 'vitest'
import {
  type CaptchaEvent,
  type CaptchaState,
  LOADING,
  reduceCaptcha,
} from '../../../../../src/features/captcha/model/state.ts'

const trouble = { code: 'network', number: '60204' } as const
const tell = (...events: readonly (CaptchaEvent | CaptchaEvent['type'])[]): readonly string[] => {
  const states: CaptchaState[] = []
  events.reduce<CaptchaState>((state, event) => {
    const full: CaptchaEvent =
      typeof event !== 'string' ? event : event === 'error' ? { type: 'error', trouble } : { type: event }
    const next = reduceCaptcha(state, full)
    states.push(next)
    return next
  }, LOADING)
  return states.map((state) => (state.status === 'waiting' && state.verifying ? 'verifying' : state.status))
}

describe('the captcha widget', () => {
  it('is loading, then waiting, and successful once it is solved', () => {
    expect(tell('ready', 'shown', 'success')).toEqual(['waiting', 'verifying', 'success'])
  })

  it('waits again when the player closes it', () => {
    expect(tell('ready', 'shown', 'closed', 'shown')).toEqual([
      'waiting',
      'verifying',
      'waiting',
      'verifying',
    ])
  })

  it('shows an error of a failed load, and loads on retry', () => {
    expect(tell('error', 'retry', 'ready')).toEqual(['error', 'loading', 'waiting'])
  })

  it('shows an error while the player slides', () => {
    expect(tell('ready', 'shown', 'error')).toEqual(['waiting', 'verifying', 'error'])
  })

  it('stays solved, whatever is said afterwards', () => {
    expect(tell('ready', 'shown', 'success', 'error', 'closed', 'ready', 'retry')).toEqual([
      'waiting',
      'verifying',
      ...Array(5).fill('success'),
    ])
  })

  it('waits again when its result is used or too old', () => {
    expect(tell('ready', 'success', 'reset')).toEqual(['waiting', 'success', 'waiting'])
  })

  it('is not solved before it is ready, nor after an error', () => {
    expect(tell('success', 'error', 'success', 'ready')).toEqual(['loading', 'error', 'error', 'error'])
  })

  it('keeps the newest error', () => {
    const [, last] = [trouble, { code: 'vendor', text: 'no', number: '113' } as const]
    const state = reduceCaptcha({ status: 'error', trouble }, { type: 'error', trouble: last })
    expect(state).toEqual({ status: 'error', trouble: last })
  })
})
