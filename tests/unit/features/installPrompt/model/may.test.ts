import { describe, expect, it } from 'vitest'
import { type AskFacts, mayAsk } from '../../../../../src/features/installPrompt/model/may.ts'

const STATE = { canPrompt: false, installed: false, inApp: false, dismissed: 0, hidden: false }
const ask = (facts: Partial<AskFacts> = {}, state: Partial<AskFacts['state']> = {}) =>
  mayAsk({ pathname: '/m/home', isIos: false, hasApp: true, ...facts, state: { ...STATE, ...state } })

describe('whether the install prompt asks by itself', () => {
  it.each(['/', '/m/home', '/m/index.html'])('on %s', (pathname) => {
    expect(ask({ pathname })).toBe(true)
  })
  it.each(['/m/index', '/m/login', '/m/home/', '/m/game', '/m'])('not on %s', (pathname) => {
    expect(ask({ pathname })).toBe(false)
  })
  it.each([
    ['installed', { installed: true }],
    ['in the app', { inApp: true }],
    ['put off in this session', { hidden: true }],
    ['installed once: the counter is 99', { dismissed: 99 }],
  ])('not when %s', (_, state) => {
    expect(ask({}, state)).toBe(false)
  })
  it('only where there is something to offer', () => {
    expect(ask({ hasApp: false })).toBe(false)
    expect(ask({ hasApp: false, isIos: true })).toBe(true)
    expect(ask({ hasApp: false }, { canPrompt: true })).toBe(true)
  })
})
