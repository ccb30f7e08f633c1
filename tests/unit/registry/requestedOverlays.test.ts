import { afterEach, describe, expect, it } from 'vitest'
import { evaluate } from '../../../src/registry/evaluate.ts'
import { overlayRequested } from '../../../src/registry/gate.ts'
import { requestedOverlays, requestOverlay } from '../../../src/registry/requestedOverlays.ts'
import { factsWith } from '../../support/facts.ts'

afterEach(() => requestedOverlays.setState([], true))

describe('an overlay that is asked for', () => {
  it('is asked for once, until that is taken back', () => {
    const takeBack = requestOverlay('a')
    requestOverlay('b')
    requestOverlay('a')
    expect(requestedOverlays.getState()).toEqual(['b', 'a'])
    takeBack()
    expect(requestedOverlays.getState()).toEqual(['b'])
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
