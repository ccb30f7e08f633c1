import { describe, expect, it } from 'vitest'
import { emptyTypes, hasTabs, namedOf } from '../../../../src/layouts/M3/model/named.ts'

describe("the words that lead to home's sections", () => {
  it('are there for sections with a name, each once', () => {
    expect(namedOf(['bannerCarousel', 'gameLanes', 'promotions', 'gameLanes'])).toEqual([
      'gameLanes',
      'promotions',
    ])
  })

  it('are none where one would be alone', () => {
    expect(hasTabs(['gameLanes', 'promotions'])).toBe(true)
    expect(hasTabs(['gameLanes', 'footer'])).toBe(false)
  })

  it('leave out sections that are not drawn, and no other decision of a feature', () => {
    expect([...emptyTypes(['promotions#promotions', 'chat', 'lottery#lotteryDraws'])]).toEqual([
      'promotions',
      'lotteryDraws',
    ])
  })
})
