import { describe, expect, it } from 'vitest'
import { evaluate } from '../../../src/registry/evaluate.ts'
import { overlayRequested } from '../../../src/registry/gate.ts'
import { createOverlays } from '../../../src/registry/overlays.ts'
import { factsWith } from '../../support/facts.ts'

describe('an overlay that is asked for', () => {
  it('is asked for once, until that is taken back', () => {
    const { requested, request, withdraw } = createOverlays()
    for (const overlay of ['a', 'b', 'a']) request(overlay)
    expect(requested.getState()).toEqual(['b', 'a'])
    withdraw('a')
    expect(requested.getState()).toEqual(['b'])
  })

  it('does not notify listeners when a request is cancelled that never was made', () => {
    const { requested, withdraw } = createOverlays()
    const before = requested.getState()
    withdraw('a')
    expect(requested.getState()).toBe(before)
  })

  it('has its gate open meanwhile', () => {
    const facts = factsWith()
    expect(evaluate(overlayRequested('a'), facts)).toEqual({
      on: false,
      because: 'off: nothing asks for it now',
    })
    expect(evaluate(overlayRequested('a'), { ...facts, overlayRequested: ['b'] }).on).toBe(false)
    expect(evaluate(overlayRequested('a'), { ...facts, overlayRequested: ['b', 'a'] })).toEqual({
      on: true,
      because: 'on: it has been asked for',
    })
  })
})

it('keeps what each feature has decided, until it decides nothing any more', () => {
  const { decisions, decide } = createOverlays()
  decide('chat', { on: true, because: 'somebody is there' })
  decide('banners', { on: false, because: 'none came' })
  decide('chat', undefined)
  expect(decisions.getState()).toEqual({ banners: { on: false, because: 'none came' } })
})

it('tells nobody of a decision that says the same as the one before', () => {
  const { decisions, decide } = createOverlays()
  decide('chat', { on: true, because: 'somebody is there' })
  const before = decisions.getState()
  decide('chat', { on: true, because: 'somebody is there' })
  expect(decisions.getState()).toBe(before)
  decide('chat', { on: true, because: 'somebody is there', isPending: true })
  expect(decisions.getState().chat).toHaveProperty('isPending', true)
})
