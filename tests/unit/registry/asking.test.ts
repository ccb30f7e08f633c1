import { afterEach, describe, expect, it } from 'vitest'
import { askedStore, askFor } from '../../../src/registry/asking.ts'
import { evaluate } from '../../../src/registry/evaluate.ts'
import { asked } from '../../../src/registry/gate.ts'
import { factsWith } from '../../support/facts.ts'

afterEach(() => askedStore.setState([], true))

describe('an overlay that is asked for', () => {
  it('is asked for once, until that is taken back', () => {
    const takeBack = askFor('a')
    askFor('b')
    askFor('a')
    expect(askedStore.getState()).toEqual(['b', 'a'])
    takeBack()
    expect(askedStore.getState()).toEqual(['b'])
  })

  it('has its gate open meanwhile', () => {
    const facts = factsWith()
    expect(evaluate(asked('a'), facts)).toEqual({ on: false, because: 'off: nothing asks for it now' })
    expect(evaluate(asked('a'), { ...facts, asked: ['b'] }).on).toBe(false)
    expect(evaluate(asked('a'), { ...facts, asked: ['b', 'a'] })).toEqual({
      on: true,
      because: 'on: it has been asked for',
    })
  })
})
